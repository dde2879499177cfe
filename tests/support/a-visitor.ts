import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator } from '@playwright/test'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { aPdf } from './documents.ts'

/** Somebody whom no other test knows: equal enquiries of a day are one, and each inbox gets so many receipts a day. */
export function aVisitor<More extends object>(more?: More) {
  // Without digits, to be greeted by.
  const full_name = `Sheela ${randomUUID().replace(/[^a-f]/g, '')}`
  return { full_name, email: `${randomUUID()}@example.com`, phone_number: '98480 12345', ...(more as More) }
}

/** Types these answers into the fields that have the labels of the same names. */
export async function fillIn<Name extends string>(
  form: Locator,
  labels: Record<Name, string>,
  answers: { [each in Name]?: string },
) {
  for (const [name, text] of Object.entries(answers)) await form.getByLabel(labels[name as Name]).fill(text as string)
}

/** All that the form for a home audit asks. */
export async function fillInAudit(form: Locator, email = `${randomUUID()}@example.com`) {
  const { labels } = auditCopy
  await fillIn(form, labels, { fullName: 'Lakshmi Rao', phoneNumber: '9848012345', email })
  await form.getByLabel(labels.country).selectOption({ label: 'India' })
  await form.getByLabel(labels.state).selectOption({ label: 'Telangana' })
  await fillIn(form, labels, { city: 'Hyderabad', pincode: '500001', addressLine1: '12 Tank Road' })
}

/** An enquiry by the call that the form makes, to a site or in a language: what was sent, and its reference. */
export async function enquire(request: APIRequestContext, more = {}, at = '') {
  const sent = aVisitor({ message: 'The bill went up.', ...more })
  const response = await request.post(`${at}/api/auth/contacts/`, { data: sent })
  expect(response.status()).toBe(201)
  return { ...sent, ...((await response.json()) as { reference: string }) }
}

/** An application by the call that its form makes. */
export async function apply(request: APIRequestContext, more = {}, file = { name: 'resume.pdf', buffer: aPdf() }) {
  const sent = aVisitor({ cover_letter: 'I would like to call.', job_id: 'telecaller', ...more })
  const resume = { ...file, mimeType: 'application/octet-stream' }
  const response = await request.post('/api/auth/job-applications/', { multipart: { ...sent, resume } })
  expect(response.status()).toBe(201)
  return { ...sent, ...((await response.json()) as { reference: string }) }
}
