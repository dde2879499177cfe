import { addressHere } from '#platform/text/language.ts'
import { giveUpAfter } from '#ui/give-up-after.ts'
import { isReadable } from '#ui/is-readable.ts'
import type { FieldTexts } from './form-controls.ts'
import { type RejectionRules, readRejection } from './read-rejection.ts'
import { formMessages } from './words.en.ts'

export interface LeadReceipt {
  reference?: string
  /** ISO time by which we reply. */
  reply_by?: string
  /** A link by which more can be added, for a day. */
  your_page?: string
  /** What became of the photo that was chosen with the form. Not where none was. */
  photo?: 'sent' | 'failed'
}

export interface PostRules<Field extends string> extends RejectionRules<Field> {
  endpoint: string
  /** What counts as success (specification, section 7). */
  successStatuses: readonly number[]
  /** Told when nothing that is ours came back. */
  noResponse: string
  /** Uploads may take longer than the 20 seconds that a form gets. */
  patienceMs?: number
}

export type LeadOutcome<Field extends string> =
  | { accepted: true; receipt: LeadReceipt }
  | { accepted: false; message: string; errors: FieldTexts<Field> }

const PATIENCE_MS = 20_000

interface Besides {
  /** Makes a second attempt after a lost answer the same lead. */
  idempotencyKey: string
  /** How the visitor came; in a header, as the body is the specification's. */
  context: object
}

/** Sends a form. */
export async function postLead<Field extends string>(
  body: object | FormData,
  { idempotencyKey, context }: Besides,
  rules: PostRules<Field>,
): Promise<LeadOutcome<Field>> {
  const isMultipart = body instanceof FormData
  const gone = isMultipart ? await findUnreadable(body) : undefined
  if (gone)
    return {
      accepted: false,
      message: formMessages.fileChanged,
      errors: { [gone]: formMessages.fileChanged } as FieldTexts<Field>,
    }

  try {
    const response = await fetch(addressHere(rules.endpoint), {
      method: 'POST',
      credentials: 'include',
      // The browser names the content type of a multipart body, with its boundary.
      headers: {
        ...(!isMultipart && { 'Content-Type': 'application/json' }),
        'Idempotency-Key': idempotencyKey,
        'X-Form-Context': encodeURIComponent(JSON.stringify(context)),
      },
      body: isMultipart ? body : JSON.stringify(body),
      signal: giveUpAfter(rules.patienceMs ?? PATIENCE_MS),
    })
    const answer: unknown = await response.json()

    return rules.successStatuses.includes(response.status)
      ? { accepted: true, receipt: (answer ?? {}) as LeadReceipt }
      : { accepted: false, ...readRejection(answer, rules) }
  } catch {
    // No network, no answer in time, or an answer that is not ours.
    return { accepted: false, message: rules.noResponse, errors: {} }
  }
}

/** The field of a file that can no longer be read. Sent, it would look as if the network had failed, and fail for ever. */
async function findUnreadable(body: FormData): Promise<string | undefined> {
  for (const [field, value] of body) {
    if (value instanceof File && !(await isReadable(value))) return field
  }
}
