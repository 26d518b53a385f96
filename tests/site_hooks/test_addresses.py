"""What is shown to be copied works where the site is published."""

from site_hooks.addresses import told


def test_an_address_to_copy_holds_the_sites_own():
    page = '    <a href="%SITE%papayoo/#egalite">'
    assert (
        told(page, "https://exemple.test/points/")
        == '    <a href="https://exemple.test/points/papayoo/#egalite">'
    )
