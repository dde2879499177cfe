import { expect, test } from 'vitest'
import { imapConfiguration } from '../support/imap-configuration.ts'

const PLACE = {
  ...{ folder: '/tmp/imap', port: 1143, owner: { uid: 65_534, gid: 65_534, name: 'nobody', group: 'nogroup' } },
  tokenInfo: undefined,
}
const TOKENS = { ...PLACE, tokenInfo: 'http://127.0.0.1:8080/whose?token=' }
/** What 2.4 ends at, by its notes on upgrading. */
const GONE_SINCE_24 = [/^mail_location/m, /^disable_plaintext_auth/m, /^protocols = /m, /%u\b/, /^ +(driver|args) = /m]

test.each(['2.4.0', '2.4.1-4 (7d8c0e5759)', '2.10.1', '3.0'])('%s gets the settings of 2.4', (version) => {
  for (const place of [PLACE, TOKENS]) {
    const file = imapConfiguration(version, place)
    // It refuses a file that begins with anything else.
    expect(file.split('\n').slice(0, 2)).toEqual(['dovecot_config_version = 2.4.0', 'dovecot_storage_version = 2.4.0'])
    for (const gone of GONE_SINCE_24) expect(file).not.toMatch(gone)
    expect(file).toContain('mail_driver = maildir\nmail_path = /tmp/imap/mail/%{user}')
    expect(file).toContain('port = 1143')
  }
  expect(imapConfiguration(version, PLACE)).toMatch(/passdb static {\n {2}password = /)
  expect(imapConfiguration(version, TOKENS)).toMatch(/passdb oauth2 {/)
})

test.each(['2.3.19.1 (9b53102964)', '2.3.21'])('%s gets the settings that came before', (version) => {
  const file = imapConfiguration(version, PLACE)
  expect(file).not.toContain('dovecot_config_version')
  for (const known of GONE_SINCE_24) expect(file).toMatch(known)
  expect(imapConfiguration(version, TOKENS)).toContain('args = /tmp/imap/oauth2.conf')
})

test.each(['2.3.19.1', '2.4.1'])('%s: every block that is begun is ended', (version) => {
  for (const place of [PLACE, TOKENS]) {
    const file = imapConfiguration(version, place).replaceAll('%{user}', '')
    expect(file.split('{')).toHaveLength(file.split('}').length)
  }
})
