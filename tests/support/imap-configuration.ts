import { join } from 'node:path'

export const PASSWORD = 'of-the-mailbox-alone'

/** As whom it runs. */
export interface Owner {
  uid: number
  gid: number
  name: string
  group: string
}

interface ImapPlace {
  folder: string
  port: number
  owner: Owner
  tokenInfo: string | undefined
}

/**
 * What Dovecot reads as it starts, in the language of its version, as `dovecot --version` tells it. Debian has 2.4 since its
 * release 13, and that reads no file of the one before: https://doc.dovecot.org/2.4.0/installation/upgrade/2.3-to-2.4.html
 */
export function imapConfiguration(version: string, place: ImapPlace): string {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10))
  return major > 2 || minor >= 4 ? sinceVersion24(place) : untilVersion23(place)
}

/** Whose an access token is, by the address that tells it. Version 2.3 reads this from a file of its own. */
export const oauthSettings = (tokenInfo = '') => `tokeninfo_url = ${tokenInfo}
introspection_mode = auth
username_attribute = username
`

const common = ({ folder, owner }: ImapPlace) => `
base_dir = ${join(folder, 'run')}
state_dir = ${join(folder, 'state')}
log_path = ${join(folder, 'log')}
default_internal_user = ${owner.name}
default_internal_group = ${owner.group}
default_login_user = ${owner.name}
listen = 127.0.0.1
ssl = no
first_valid_uid = 1
mail_max_userip_connections = 200
`

const services = ({ port }: ImapPlace) => `
service anvil {
  chroot =
}
service stats {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service imap {
  process_limit = 200
}
namespace inbox {
  inbox = yes
  separator = .
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
`

const untilVersion23 = (place: ImapPlace) => `
${common(place)}
protocols = imap
disable_plaintext_auth = no
auth_mechanisms = ${place.tokenInfo ? 'xoauth2 oauthbearer' : 'plain login'}
mail_location = maildir:${join(place.folder, 'mail')}/%u
passdb {
${
  place.tokenInfo
    ? `  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${join(place.folder, 'oauth2.conf')}`
    : `  driver = static
  args = password=${PASSWORD}`
}
}
userdb {
  driver = static
  args = uid=${place.owner.name} gid=${place.owner.group} home=${join(place.folder, 'mail')}/%u
}
${services(place)}`

const sinceVersion24 = (place: ImapPlace) => `dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
${common(place)}
protocols {
  imap = yes
}
auth_allow_cleartext = yes
auth_mechanisms = ${place.tokenInfo ? 'xoauth2 oauthbearer' : 'plain login'}
mail_driver = maildir
mail_path = ${join(place.folder, 'mail')}/%{user}
${
  place.tokenInfo
    ? `oauth2 {
${oauthSettings(place.tokenInfo)}
}
passdb oauth2 {
}`
    : `passdb static {
  password = ${PASSWORD}
}`
}
userdb static {
  fields {
    uid = ${place.owner.name}
    gid = ${place.owner.group}
    home = ${join(place.folder, 'mail')}/%{user}
  }
}
${services(place)}`
