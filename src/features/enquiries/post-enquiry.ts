import { contactCopy as copy } from '#content/contact.ts'
import type { EnquiryDraft, EnquiryErrors } from './enquiry-fields.ts'
import { readRejection } from './read-rejection.ts'

export interface EnquiryReceipt {
  reference?: string
  /** ISO time by which we reply. */
  reply_by?: string
}

export type EnquiryOutcome =
  | { accepted: true; receipt: EnquiryReceipt }
  | { accepted: false; message: string; errors: EnquiryErrors }

const ENDPOINT = '/api/auth/contacts/'
const PATIENCE_MS = 20_000

/** Sends an enquiry. The key makes a second attempt after a lost answer the same lead. */
export async function postEnquiry(
  enquiry: EnquiryDraft & { nickname?: string },
  idempotencyKey: string,
): Promise<EnquiryOutcome> {
  try {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body: unknown = await response.json()

    return response.status === 201
      ? { accepted: true, receipt: (body ?? {}) as EnquiryReceipt }
      : { accepted: false, ...readRejection(body) }
  } catch {
    // No network, no answer in time, or an answer that is not ours.
    return { accepted: false, message: copy.noResponse, errors: {} }
  }
}
