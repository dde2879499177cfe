import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { may } from '#desk/access/roles.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import type { DeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { TOO_MANY } from '#leads/claim-receipt.ts'
import { foldQuoted } from '#leads/conversation/fold-quoted.ts'
import { type Quoted, quoteText } from '#leads/conversation/reply-text.ts'
import { tellLead } from '#leads/kinds.ts'
import { languageOfLead } from '#leads/lead-context.ts'
import { isSuppressed } from '#leads/suppressions.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import { defaultSubject } from './default-subject.ts'
import { findDraft } from './drafts.ts'
import { listTemplates } from './fill-template.ts'
import type { ThreadEntry } from './list-thread.ts'
import { findSignature } from './signature.ts'
import { replyDeskCopy as copy } from './words.en.ts'

export type LoadedComposer = NonNullable<Awaited<ReturnType<typeof loadComposer>>>

/** What the place has where this person answers a lead; null where they may not. */
export async function loadComposer(
  lead: DeskLead,
  { staff, thread }: { staff: Staff; thread: ThreadEntry[] },
  services: Pick<Services, 'db' | 'env' | 'now'>,
) {
  if (!may(staff.role, 'leads.write')) return null
  const { db } = services

  const [draft, signature, quote, isBounced, isNotWanted, templates] = await Promise.all([
    findDraft(db, lead.id, staff.id),
    findSignature(db, staff),
    findQuote(db, lead),
    isBouncedAddress(lead.email, db),
    isSuppressed(db, lead.email),
    listTemplates(lead, staff, services),
  ])
  const own = thread.filter((entry) => entry.what === 'letter' && entry.way === 'desk' && entry.staffId === staff.id)
  const subject = quote?.subject ? copy.answering(quote.subject) : defaultSubject(lead)

  return {
    to: lead.email,
    /** The next letter's. */
    replyId: randomUUIDv7(),
    /** Another one, and the form begins anew. */
    round: own.map((entry) => `${entry.id} ${'delivery' in entry && entry.delivery?.state === 'taken-back'}`).join(),
    subject,
    draft: draft ? { subject: draft.subject, text: draft.text, savedAt: draft.saved_at } : null,
    signature,
    quote: quote && inLanguage(languageOfLead(lead), () => quoteText(quote)),
    // What might be a fraud goes to nobody by itself: not even as a quotation.
    isQuotedByDefault: lead.receipt_held === null || lead.receipt_held === TOO_MANY,
    templates,
    phone: lead.phone_number,
    isBounced,
    isNotWanted,
    isHeld: lead.quarantine_reason !== null,
  }
}

export async function isBouncedAddress(email: string, db: Services['db']): Promise<boolean> {
  const row = await db
    .selectFrom('bounced_addresses')
    .select('email')
    .where('email', '=', sameAddress(email))
    .executeTakeFirst()
  return row !== undefined
}

/** What an answer to this lead quotes: the last that its sender wrote, or the lead itself. Null where nothing was written. */
export async function findQuote(db: Database, lead: LeadRow): Promise<(Quoted & { subject: string | null }) | null> {
  const last = await db
    .selectFrom('lead_messages')
    .select(['subject', 'text', 'at'])
    .where('lead_id', '=', lead.id)
    .where('direction', '=', 'in')
    .where('automatic', 'is', null)
    // A photo alone says nothing that could be quoted.
    .where('text', '!=', '')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last) {
    const own = foldQuoted(last.text).filter(({ isQuoted }) => !isQuoted)
    return {
      name: lead.full_name,
      at: last.at,
      text: own.map(({ text }) => text).join('\n\n'),
      subject: last.subject || null,
    }
  }

  const { text } = tellLead(lead)
  return text?.value ? { name: lead.full_name, at: lead.received_at, text: text.value, subject: null } : null
}
