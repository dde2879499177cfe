import { type Insertable, sql } from 'kysely'
import { openings } from '../src/company/openings/first-openings.en.ts'
import { type Database, engineOf } from '../src/database/database.ts'
import type { LeadHandlingTable, LeadKind, LeadRow } from '../src/database/tables.ts'
import { WORDS_VERSION, wordsOfLead } from '../src/desk/leads/search/lead-words.ts'
import { LEAD_KINDS } from '../src/leads/kinds.ts'
import { readEnv } from '../src/platform/env.ts'
import { randomNumbers } from './support/random-numbers.ts'

const BATCH = 500
const env = readEnv({})
const YEARS_MS = 3 * 365 * 86_400_000

const FIRST = [
  'Sheela',
  'Ravi',
  'Imran',
  'రవి',
  'లక్ష్మి',
  'सुनीता',
  'Asha',
  'Joseph',
  'Farida',
  'Venkata',
  'Divya',
  'Arjun',
]
const LAST = ['Rao', 'Kumar', 'రెడ్డి', 'Khan', "D'Souza", 'शर्मा', 'Naidu', 'Iyer', 'Patil', 'Das']
const STATES = ['Telangana', 'Andhra Pradesh', 'Karnataka', 'Maharashtra', 'Bihar', 'Delhi', 'Odisha']
const SOURCES = ['google', 'facebook', 'newsletter', 'whatsapp', 'youtube']
const WORDS =
  'bill meter solar rooftop tariff power factor geyser motor pump shop factory flat monthly units voltage capacitor panel audit visit call please evening morning Kukatpally Hyderabad Warangal subsidy inverter బిల్లు మీటరు बिजली'.split(
    ' ',
  )

/**
 * As three years leave them: most were answered, the newest few hundred were not, some were forgotten on the way. Each
 * can be found by its words.
 */
export async function fillLeads(db: Database, { count, owner, now }: { count: number; owner: string; now: Date }) {
  const chance = randomNumbers(count)
  const isPostgres = engineOf(db) === 'postgres'
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(chance() * things.length)] as Thing

  for (let at = 0; at < count; at += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - at) }, (_, place) => leadAt(at + place))
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('leads').values(batch).execute()
      const words = batch.map((lead) => wordsOfLead(lead))
      const rows = batch.map((lead, place) => ({
        number: at + place + 1,
        is_findable: 1,
        words_version: WORDS_VERSION,
        ...handling(lead),
      }))
      if (isPostgres) {
        const withWords = rows.map((row, place) => ({ ...row, words: sql`array_to_tsvector(${words[place]}::text[])` }))
        await trx.insertInto('lead_handling').values(withWords).execute()
        return
      }
      await trx.insertInto('lead_handling').values(rows).execute()
      const found = rows.map(({ number }, place) => sql`(${number}, ${words[place]!.join(' ')})`)
      await sql`insert into lead_search (rowid, words) values ${sql.join(found)}`.execute(trx)
    })
  }
  // The next lead that arrives has a number of its own.
  if (isPostgres)
    await sql`select setval(pg_get_serial_sequence('lead_handling', 'number'), ${sql.lit(count)})`.execute(db)

  function leadAt(place: number): LeadRow {
    const kind = kindOf(chance())
    const receivedAt = new Date(now.getTime() - ((count - place) / count) * YEARS_MS)
    const full_name = `${oneOf(FIRST)} ${oneOf(LAST)}`

    return {
      id: `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`,
      kind,
      // Made by chance as the site does it, two of a million may be the same.
      reference: place.toString(36).toUpperCase().padStart(8, '0'),
      full_name,
      email: `visitor${Math.floor(chance() * count * 0.8)}@example.com`,
      phone_number: kind === 'subscription' ? null : `+91 9${String(Math.floor(chance() * 1e9)).padStart(9, '0')}`,
      details: JSON.stringify(detailsOf(kind)),
      fingerprint: `bench-${place}`,
      quarantine_reason: chance() < 0.005 ? 'hidden field filled' : null,
      received_at: receivedAt.toISOString(),
      reply_by: LEAD_KINDS[kind].replyBy(receivedAt, env)?.toISOString() ?? null,
      file_key: null,
      file_scanned_at: null,
      receipt_held: null,
      attribution: JSON.stringify({ last: { utm_source: oneOf(SOURCES) }, landing_path: '/smart-home' }),
    }
  }

  function detailsOf(kind: LeadKind): object {
    const text = (length: number) => Array.from({ length }, () => oneOf(WORDS)).join(' ')
    if (kind === 'contact') return { message: `${text(30)}\n${text(20)}` }
    if (kind === 'application') {
      const resume = { name: 'resume.pdf', type: 'application/pdf', bytes: 120_000, sha256: '' }
      return { job_id: oneOf(openings).id, cover_letter: text(60), resume }
    }
    if (kind === 'subscription') return {}
    const address = {
      address_line_1: `${Math.floor(chance() * 90)} Main Road`,
      city_name: 'Hyderabad',
      pincode: '500072',
      state: { id: 'x', name: oneOf(STATES) },
      country: { id: 'IN', name: 'India' },
    }
    return { address }
  }

  function handling({ id, kind, received_at, reply_by }: LeadRow): Insertable<LeadHandlingTable> {
    const isRecent = now.getTime() - Date.parse(received_at) < (YEARS_MS * 400) / Math.max(count, 4_000)
    const isForgotten = chance() < 0.01
    const settled = chance() < 0.005 ? 'in-hand' : chance() < 0.7 ? 'answered' : 'closed'
    const status = !LEAD_KINDS[kind].waitsForAnswer ? 'none' : isRecent || isForgotten ? 'new' : settled
    const owner_id = status !== 'none' && status !== 'new' && chance() < 0.3 ? owner : null

    return { lead_id: id, kind, received_at, reply_by, status, owner_id, updated_at: received_at }
  }
}

function kindOf(share: number): LeadKind {
  if (share < 0.55) return 'contact'
  if (share < 0.75) return 'audit'
  return share < 0.8 ? 'application' : 'subscription'
}
