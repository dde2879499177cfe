import { sql } from 'kysely'
import { countRows } from '#database/count-rows.ts'
import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { acceptLead, type LeadOffer, type Receipt } from '#leads/accept-lead.ts'
import { ownWords } from '#leads/conversation/fold-quoted.ts'
import type { Services } from '#platform/services.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import type { Letter } from './letter.ts'
import type { LetterRow } from './take-letter.ts'

const DAY_MS = 24 * 3_600_000
/** From one address in a day; what is more waits for staff. */
const MOST_FROM_ONE = 5
/** As long as in the form. The whole letter stands in the lead's conversation. */
const LONGEST_MESSAGE = 5_000

/**
 * Whether a letter of no lead becomes one by itself. Not what a program wrote, not what nobody can be answered by, and
 * not what is older than a day: the first look into a mailbox finds what was answered long ago.
 */
export async function mayBeEnquiry(
  { automatic, from, isForged, at }: Letter,
  { db, env, now }: Services,
): Promise<boolean> {
  if (env.MAIL_UNMATCHED !== 'enquiry' || automatic || !from || isForged) return false
  const dayAgo = new Date(now().getTime() - DAY_MS)
  if (at < dayAgo) return false

  const theirs = db.selectFrom('leads').where(sql<string>`lower(email)`, '=', sameAddress(from.address))
  return (await countRows(theirs.where('received_at', '>', dayAgo.toISOString()))) < MOST_FROM_ONE
}

type Written = Pick<LetterRow, 'from_address' | 'from_name' | 'subject' | 'text'>

/** Makes a letter an enquiry, on the way that every other goes. */
export function makeEnquiry(
  letter: Written,
  services: Services,
  alongside: (trx: Database, lead: LeadRow) => Promise<void>,
): Promise<Receipt> {
  return acceptLead(toOffer(letter), { cameBy: 'mail', alongside }, services)
}

function toOffer({ from_address, from_name, subject, text }: Written): LeadOffer {
  const message = [subject, ownWords(text)].filter(Boolean).join('\n\n')
  return {
    kind: 'contact',
    full_name: toOneLine(from_name || from_address.split('@')[0]!).slice(0, 100),
    email: from_address,
    details: { message: message.slice(0, LONGEST_MESSAGE) },
  }
}
