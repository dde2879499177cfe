import { createHash, randomUUIDv7 } from 'node:crypto'
import { countRows } from '#database/count-rows.ts'
import type { Database } from '#database/database.ts'
import type { LeadMessagesTable, LeadRow } from '#database/tables.ts'
import { copyId } from '#leads/conversation/thread-ids.ts'
import { keepSeals } from '#leads/erasure-seals.ts'
import { enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import { cleanLetterHtml, isShownIn } from './clean-html.ts'
import { dropParts, type KeptFile, keepParts, scanMessageFile } from './keep-parts.ts'
import type { Letter } from './letter.ts'
import type { MailEffects } from './mail-effects.ts'
import { makeEnquiry, mayBeEnquiry } from './make-enquiry.ts'
import { alsoWrittenTo, isOwnMail, matchLetter, type Writer, whoWrote } from './match-letter.ts'
import { editionDeliveryOf, noteBounce, noteComplaint, noteEditionBounce } from './note-bounce.ts'

/** Everybody's letters of an hour: more than this, a program writes them that does not say so. */
const MOST_IN_AN_HOUR = 30
const HOUR_MS = 3_600_000
const LONGEST_RECIPIENTS = 500

interface Taking {
  /** From the folder of what was sent: only what is about a lead is kept. */
  isSent: boolean
  /** Notes how far the folder has been read: in the same transaction, or nothing is kept. */
  advance: (trx: Database) => Promise<void>
}

/** The letter was stored by somebody else meanwhile; what was begun is taken back. */
class Known extends Error {}

/**
 * Keeps a letter with all that follows from it, in one transaction with how far its folder has been read; or nothing.
 * Whatever it is and however often it is taken, it is kept once.
 */
export async function takeLetter(letter: Letter, taking: Taking, services: Services, effects: MailEffects) {
  const { db } = services
  const advanceOnly = () => db.transaction().execute(taking.advance)
  if (await isOwnMail(letter, services)) return advanceOnly()

  const deliveryId = await editionDeliveryOf(letter, services)
  if (deliveryId) {
    const seals = await db.transaction().execute(async (trx) => {
      await taking.advance(trx)
      if (letter.complaint) return noteComplaint(trx, deliveryId, services)
      await noteEditionBounce(trx, deliveryId, letter)
      return []
    })
    return keepSeals(seals, services)
  }

  const writer = await whoWrote(letter, services)
  const isOut = !letter.automatic && (taking.isSent || writer.isOurs)
  if (taking.isSent && !isOut) return advanceOnly()
  const other = isOut ? letter.to : letter.from && !letter.isForged ? [letter.from.address] : []
  const match = await matchLetter(letter, other, services)
  // What staff write to each other, or to others, is no business of the site's.
  if (isOut && !(match && (await isToSender(letter, match.leadId, db)))) return advanceOnly()
  const messageId = await newMessageId(letter, db)
  if (!messageId) return advanceOnly()

  const parts = letter.parts.filter((part) => !isShownIn(cleanHtml(letter), part))
  const files = await keepParts(parts, services)
  const row = toRow({ ...letter, messageId }, { isOut, writer })
  // What staff wrote to several people at once stands with each of them, files and all: one of them may be erased.
  const others = isOut && match ? await alsoWrittenTo(letter, match.leadId, db) : []
  const copies: { leadId: string; files: KeptFile[] }[] = []
  for (const leadId of others) copies.push({ leadId, files: await keepParts(parts, services) })
  const store = async (trx: Database, lead: Pick<LeadRow, 'id'> | undefined) => {
    const automatic = letter.automatic ?? ((await isFlood(trx, row, lead?.id)) ? 'reply' : null)
    await insert(trx, { ...row, automatic, lead_id: lead?.id ?? null }, files, services)
    if (lead) await follow(trx, { letter, automatic, isOut, writer, leadId: lead.id }, services, effects)
    for (const copy of copies) {
      const own = { id: randomUUIDv7(), message_id: copyId(copy.leadId, messageId), lead_id: copy.leadId }
      await insert(trx, { ...row, ...own, automatic }, copy.files, services)
      await follow(trx, { letter, automatic, isOut, writer, leadId: copy.leadId }, services, effects)
    }
    await taking.advance(trx)
  }

  try {
    if (!match && (await mayBeEnquiry(letter, services))) {
      await makeEnquiry(row, services, store)
    } else {
      await db.transaction().execute((trx) => store(trx, match && { id: match.leadId }))
    }
  } catch (error) {
    await dropParts([files, ...copies.map((copy) => copy.files)].flat(), services)
    if (error instanceof Known) return advanceOnly()
    throw error
  }
}

export type LetterRow = Omit<LeadMessagesTable, 'lead_id' | 'automatic'>

function toRow(letter: Letter, { isOut, writer }: { isOut: boolean; writer: Writer }): LetterRow {
  return {
    id: randomUUIDv7(),
    direction: isOut ? 'out' : 'in',
    way: 'mail',
    message_id: letter.messageId,
    in_reply_to: letter.inReplyTo,
    from_address: letter.from?.address ?? '',
    from_name: letter.from?.name || null,
    to_address: letter.to.join(', ').slice(0, LONGEST_RECIPIENTS),
    subject: letter.subject,
    text: letter.text,
    html: cleanHtml(letter),
    staff_id: isOut ? (writer.staff?.id ?? null) : null,
    staff_name: isOut ? (writer.staff?.name ?? letter.from?.name) || null : null,
    at: letter.at.toISOString(),
    taken_back_at: null,
    dismissed_at: null,
  }
}

const cleaned = new WeakMap<Letter['parts'], string | null>()

function cleanHtml({ html, parts }: Letter): string | null {
  const known = cleaned.get(parts)
  if (known !== undefined) return known
  const clean = html === null ? null : cleanLetterHtml(html, parts)
  cleaned.set(parts, clean)
  return clean
}

/**
 * The id under which a letter is to be kept; undefined where it is kept already, from another mailbox. An id that belongs
 * to another letter, as some programs and those who want to hide one write it, is made another.
 */
async function newMessageId(letter: Letter, db: Database): Promise<string | undefined> {
  const { messageId, from, subject, text } = letter
  const content = createHash('sha256')
    .update(JSON.stringify([from?.address, subject, text]))
    .digest('hex')
  for (const id of [messageId, `${content.slice(0, 32)}+${messageId}`]) {
    const known = await db
      .selectFrom('lead_messages')
      .select(['from_address', 'subject', 'text'])
      .where('message_id', '=', id)
      .executeTakeFirst()
    if (!known) return id
    if (known.from_address === (from?.address ?? '') && known.subject === subject && known.text === text)
      return undefined
  }
  return undefined
}

/** To whoever sent the lead, or wrote about it from another address. */
async function isToSender({ to }: Letter, leadId: string, db: Database): Promise<boolean> {
  const lead = await db.selectFrom('leads').select('email').where('id', '=', leadId).executeTakeFirst()
  const others = await db
    .selectFrom('lead_messages')
    .select('from_address')
    .where('lead_id', '=', leadId)
    .where('direction', '=', 'in')
    .execute()
  const theirs = [lead?.email ?? '', ...others.map(({ from_address }) => from_address)].map(sameAddress)
  return to.some((address) => theirs.includes(sameAddress(address)))
}

/** So many letters in an hour no person writes. They are kept, and change nothing. */
async function isFlood(trx: Database, { direction, at }: LetterRow, leadId: string | undefined): Promise<boolean> {
  if (direction === 'out' || leadId === undefined) return false
  const inTheHour = trx
    .selectFrom('lead_messages')
    .where('lead_id', '=', leadId)
    .where('direction', '=', 'in')
    .where('at', '>', new Date(Date.parse(at) - HOUR_MS).toISOString())
    .where('at', '<=', at)
  return (await countRows(inTheHour)) >= MOST_IN_AN_HOUR
}

async function insert(trx: Database, row: LeadMessagesTable, files: KeptFile[], { env, now }: Services) {
  const inserted = await trx
    .insertInto('lead_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new Known()

  for (const file of files) {
    await trx
      .insertInto('lead_message_files')
      .values({ ...file, message_id: row.id })
      .execute()
    if (file.file_key && env.CLAMD_URL) await enqueue(trx, scanMessageFile, { fileId: file.id }, { now: now() })
  }
}

interface Following {
  letter: Letter
  automatic: LeadMessagesTable['automatic']
  isOut: boolean
  writer: Writer
  leadId: string
}

async function follow(
  trx: Database,
  { letter, automatic, isOut, writer, leadId }: Following,
  services: Services,
  effects: MailEffects,
) {
  const about = { leadId, at: letter.at }
  if (automatic === 'bounce' && letter.bounce) return noteBounce(trx, letter.bounce, about, services)
  if (automatic) return
  if (isOut) return effects.answered(trx, { ...about, staff: writer.staff }, services)

  // An address from which a letter comes is one that letters reach.
  await trx
    .deleteFrom('bounced_addresses')
    .where('email', '=', sameAddress(letter.from?.address ?? ''))
    .execute()
  await effects.cameBack(trx, about, services)
}
