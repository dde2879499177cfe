import { addressHere } from '#platform/text/language.ts'
import { giveUpAfter } from '#ui/give-up-after.ts'
import { isReadable } from '#ui/is-readable.ts'
import type { FieldTexts } from './form-controls.ts'
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

interface RejectionRules<Field extends string> {
  fields: readonly Field[]
  /** Fields that hold a file, which is in no draft. */
  files?: readonly Field[]
  /** Whose first error is told, in this order, before the message (specification, section 8). */
  toldFirst: readonly string[]
  /** What is told when the server's answer says nothing. */
  failure: string
  /** The server's name of a field where the form has another. */
  serverNames?: Partial<Record<Field, string>>
}

/**
 * What to tell the visitor, from the body of an error, and the fields' own
 * errors. `message` is always about the whole form, never a field's list.
 */
export function readRejection<Field extends string>(body: unknown, rules: RejectionRules<Field>) {
  const told = (body ?? {}) as Record<string, unknown>
  const lists = { ...(told.errors as object | undefined), ...told, message: undefined } as Record<string, unknown>
  const messages = (told.errors ?? {}) as Record<string, unknown>

  const errors: FieldTexts<Field> = {}
  for (const field of [...rules.fields, ...(rules.files ?? [])]) {
    const name = rules.serverNames?.[field] ?? field
    const first = firstOf(name === 'message' ? messages.message : lists[name])
    if (first) errors[field] = first
  }

  const overall = typeof told.message === 'string' && told.message ? told.message : rules.failure
  return { message: rules.toldFirst.map((name) => firstOf(lists[name])).find(Boolean) ?? overall, errors }
}

function firstOf(list: unknown): string | undefined {
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  return typeof first === 'string' && first ? first : undefined
}
