"""A window for WebKitWebDriver: its own MiniBrowser doesn't report console messages or save downloads.

The file `log` in the folder gets the console messages.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]


def save(_context, download):
    choose = lambda download, name: download.set_destination(f"file://{folder}/{name}")
    download.connect("decide-destination", choose)


def open_window(_session):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=500, default_height=844)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    view.grab_focus()
    # Without a window manager, the window doesn't get the focus by itself.
    window.get_window().focus(Gdk.CURRENT_TIME)
    return view


def start(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("window")
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


log = os.open(os.path.join(folder, "log"), os.O_CREAT | os.O_WRONLY | os.O_APPEND)
os.dup2(log, 1)
os.dup2(log, 2)
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)  # an ephemeral context logs nothing
# Only requests to the tested site can succeed.
nowhere = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["localhost", "127.0.0.1"])
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, nowhere)
context.set_automation_allowed(True)
context.connect("automation-started", start)
context.connect("download-started", save)
Gtk.main()
