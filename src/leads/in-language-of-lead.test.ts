import { expect } from 'vitest'
import { inLanguage } from '#platform/text/in-language.ts'
import { onlyLead } from '../../tests/support/at-desk.ts'
import { deliverAll } from '../../tests/support/deliver-all.ts'
import { test } from '../../tests/support/test-services.ts'
import { anEnquiry } from './enquiry/enquiry-examples.ts'
import { submitEnquiry } from './enquiry/enquiry-kind.server.ts'
import { languageOfLead } from './lead-context.ts'

test('a lead keeps the language it was sent in, and only its sender is written to in it', async ({ services }) => {
  await inLanguage('hi', () => submitEnquiry(anEnquiry({ message: 'आज शाम को फोन करें।' }), services))

  const lead = await onlyLead(services)
  expect(languageOfLead(lead)).toBe('hi')

  await deliverAll(services)
  const toStaff = services.sent.find(({ to }) => to === services.env.SALES_EMAIL)
  const toSender = services.sent.find(({ to }) => to === lead.email)
  expect(toSender?.html).toContain('lang="hi"')
  expect(toSender?.html).toContain(`${services.env.SITE_URL}/hi/your-enquiry/`)
  expect(toStaff?.html).toContain('lang="en-IN"')
})

test('a lead in English says nothing of a language', async ({ services }) => {
  await submitEnquiry(anEnquiry({ message: 'Call me this evening.' }), services)

  const lead = await onlyLead(services)
  expect(lead.attribution).toBeNull()
  expect(languageOfLead(lead)).toBe('en')
})
