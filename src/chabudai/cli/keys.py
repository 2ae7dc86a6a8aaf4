"""`chabudai keys`: makes the key that a server needs for push notifications."""

from chabudai.errors import BadOption


def keys() -> None:
    """Make a key to push notices to browsers with."""
    from chabudai.server.notifications.push import new_key
    from chabudai.server.settings import BadSetting

    try:
        private, _ = new_key()
    except BadSetting as error:
        raise BadOption(str(error)) from None
    print(f'push_key = "{private}"')
    print('push_contact = "mailto:you@play.example"  # yours, for the push services')
