import { expect, test } from 'vitest'
import { policyOf } from '#company/legal/policy-of.ts'
import { readEnv } from '#platform/env.ts'
import { readPrivacyFacts } from './read-privacy-facts.ts'

test('the policy promises the times after which this installation deletes', () => {
  const policy = policyWith({
    RETENTION_LEADS_MONTHS: '24',
    RETENTION_APPLICATIONS_MONTHS: '6',
    UNCONFIRMED_DAYS: '14',
  })

  expect(policy).toContain('2 years')
  expect(policy).toContain('6 months')
})

test('the policy names Google only where its check or its analytics are set up', () => {
  expect(policyWith({})).not.toContain('Google')
  expect(policyWith({ ANALYTICS_ID: 'G-1' })).toContain('Google Analytics')
  expect(policyWith({ HUMAN_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET: 'b' })).toContain(
    'Google reCAPTCHA',
  )
})

test('the policy names what a browser remembers only where there is a language to choose', () => {
  expect(policyWith({ SITE_LANGUAGES: 'en' })).not.toContain('a cookie named “language”')
  expect(policyWith({})).toContain('a cookie named “language” keeps that in your browser for a year')
})

test('the policy names what comes from other companies when a visitor asks for it', () => {
  expect(policyWith({})).not.toContain('after you tap their button')
  expect(policyWith({ MAP_EMBED_URL: 'https://maps.example', CHAT_WIDGET_URL: 'https://chat.example' })).toContain(
    'after you tap their button: the map, the chat.',
  )
})

test('the policy says whose words leave the site, and to where', () => {
  expect(policyWith({})).not.toMatch(/language service|customer system/)
  expect(policyWith({ ASSISTANT_LLM_URL: 'https://words.example' })).toContain('another company’s language service')
  expect(policyWith({ WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: 'x'.repeat(32) })).toContain(
    'also goes to our customer system',
  )
})

test('the policy names who answers and within how many days', () => {
  const policy = policyWith({
    GRIEVANCE_OFFICER: 'Asha Rao',
    PRIVACY_CONTACT: 'dpo@coral.example',
    PRIVACY_ANSWER_DAYS: '14',
  })

  for (const said of ['Asha Rao', 'dpo@coral.example', 'within 14 days']) expect(policy).toContain(said)
  expect(() => policyWith({ PRIVACY_ANSWER_DAYS: '91' })).toThrow('PRIVACY_ANSWER_DAYS')
})

function policyWith(settings: Record<string, string>): string {
  return JSON.stringify(policyOf('privacy', readPrivacyFacts(readEnv(settings))))
}
