import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('a clone runs with no setting at all', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', SITE_URL: 'http://localhost:3000' })
})

test('another port moves the address of the site along', () => {
  expect(readEnv({ PORT: '4100' }).SITE_URL).toBe('http://localhost:4100')
})

test('a production site refuses to start without its secrets and names them', () => {
  expect(() => readEnv({ SITE_URL: 'https://www.example.com' })).toThrow('SMTP_URL, SESSION_SECRET')
})

test('an unusable setting is named', () => {
  expect(() => readEnv({ PORT: 'eighty' })).toThrow('PORT')
})

test('an empty setting counts as unset', () => {
  expect(readEnv({ SMTP_URL: '' }).SMTP_URL).toBeUndefined()
})

test.each([
  [{ REPLY_ADDRESS: 'customer.support@example.com' }, 'REPLY_ADDRESS'],
  [{ WEBHOOK_URL: 'https://crm.example/leads' }, 'WEBHOOK_SECRET'],
  [{ WEBHOOK_URL: 'http://crm.example/leads', WEBHOOK_SECRET: 'x'.repeat(32) }, 'WEBHOOK_URL'],
  [{ WEBHOOK_URL: 'https://crm.example/leads', WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET'],
  [{ HUMAN_CHECK: 'recaptcha' }, 'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET'],
  [{ MAILBOXES: 'imaps://reply%40example.com@imap.example.com?auth=oauth' }, 'MAIL_TOKEN_URL, MAIL_CLIENT_ID'],
  [{ TRUSTED_PROXIES: 'everyone' }, 'TRUSTED_PROXIES'],
  [{ LIMIT_WRITES_PER_MINUTE: '0' }, 'LIMIT_WRITES_PER_MINUTE'],
])('%j does not start, and %s is named', (settings, named) => {
  expect(() => readEnv(settings)).toThrow(named)
})
