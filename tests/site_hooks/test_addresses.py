"""What is shown to be copied works where the site is published, and the app has its name."""

from site_hooks.addresses import told

SITE = "https://exemple.test/points/"
APP = {"name": "Pion"}


def test_an_address_to_copy_holds_the_sites_own():
    page = '    <a href="%SITE%papayoo/#egalite">'
    assert told(page, SITE, APP) == f'    <a href="{SITE}papayoo/#egalite">'


def test_the_app_has_the_name_that_the_site_gives_it():
    assert told("Dans l’application %APP%", SITE, APP) == "Dans l’application Pion"


def test_the_app_s_name_leads_to_it_once_its_address_is_known():
    known = APP | {"url": "https://pion.test/"}
    assert told("Dans l’application %APP%", SITE, known) == "Dans l’application [Pion](https://pion.test/)"
