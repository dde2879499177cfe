import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { foldQuoted } from '#leads/conversation/fold-quoted.ts'
import type { Quoted } from '#leads/conversation/reply-text.ts'
import { tellLead } from '#leads/kinds.ts'

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
