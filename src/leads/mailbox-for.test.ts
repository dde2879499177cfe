import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { contactCopy } from './enquiry/words.en.ts'
import { mailboxFor } from './kinds.ts'

const env = readEnv({ SALES_EMAIL: 'sales@a.in', SUPPORT_EMAIL: 'support@a.in', HR_EMAIL: 'hr@a.in' })
const [demo, catalog, yodha, support] = contactCopy.quickActions.map(({ message }) => message)

test.each([
  ['contact', { message: 'Our bill doubled.' }, env.SALES_EMAIL],
  ['contact', { message: demo }, env.SALES_EMAIL],
  ['contact', { message: catalog }, env.SALES_EMAIL],
  ['contact', { message: yodha }, env.SALES_EMAIL],
  ['contact', { message: `${support} the plug does not answer` }, env.SUPPORT_EMAIL],
  ['contact', { message: `Namaste!\n${support?.replaceAll(' ', '\n')}\nplug` }, env.SUPPORT_EMAIL],
  ['contact', {}, env.SALES_EMAIL],
  ['audit', { address: { city_name: 'Hyderabad' } }, env.SALES_EMAIL],
  ['application', { cover_letter: support }, env.HR_EMAIL],
  ['subscription', {}, env.SALES_EMAIL],
] as const)('%s with %j goes to %s', (kind, details, desk) => {
  expect(mailboxFor({ kind, details: JSON.stringify(details) }, env)).toBe(desk)
})
