import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import type { LeadRow } from '#database/tables.ts'
import { openFiles } from '#platform/files/files.ts'
import { aPdf } from './documents.ts'
import type { Place } from './place.ts'

const BATCH = 200

interface Some {
  leads: number
  /** How many of them came with a resume. */
  resumes?: number
  /** The schema is there already, and is to stay as it is. */
  isMigrated?: boolean
}

/** Fills a place with leads, each with a mail that is still to be sent, as the site would have; returns the references. */
export async function storeLeads(place: Place, { leads, resumes = 0, isMigrated = false }: Some): Promise<string[]> {
  const db = place.open()
  if (!isMigrated) await migrate(db)
  const rows = Array.from({ length: leads }, (_, number) => aLeadRow(number))
  for (const row of rows.slice(0, resumes)) row.file_key = await storeResume(place, row.id)

  for (let at = 0; at < leads; at += BATCH) {
    const batch = rows.slice(at, at + BATCH)
    await db.insertInto('leads').values(batch).execute()
    await db.insertInto('outbox').values(batch.map(toOutbox)).execute()
  }
  await db.destroy()
  return rows.map(({ reference }) => reference).toSorted()
}

/** The references that a database has, which is closed then. */
export async function referencesIn(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('leads').select('reference').execute()
  await db.destroy()
  return rows.map(({ reference }) => reference).toSorted()
}

/** With the columns of the oldest schema that leads are stored in here. */
function aLeadRow(number: number): Omit<LeadRow, 'receipt_held'> {
  const id = randomUUID()
  return {
    id,
    kind: 'contact',
    reference: id.slice(0, 13).toUpperCase(),
    full_name: `శీల Ravi ${number} 🌞`,
    email: `visitor${number}@example.com`,
    phone_number: number % 2 === 0 ? null : '98480 12345',
    details: JSON.stringify({ message: `It said "500 units".\n\u0950 ${number}` }),
    fingerprint: id,
    quarantine_reason: null,
    received_at: new Date(Date.UTC(2026, 10, 1) + number * 1_000).toISOString(),
    reply_by: null,
    file_key: null,
    file_scanned_at: null,
    attribution: null,
  }
}

function toOutbox({ id }: Pick<LeadRow, 'id'>) {
  return {
    id: randomUUID(),
    kind: 'enquiry.notify-desk',
    payload: JSON.stringify({ leadId: id }),
    lead_id: id,
    created_at: new Date().toISOString(),
    due_at: new Date().toISOString(),
    attempts: 0,
  }
}

async function storeResume({ settings, dataDir }: Place, id: string): Promise<string> {
  const files = await openFiles(settings)
  const [key, path] = [`resumes/${id}`, join(dataDir, 'uploads', id)]
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  writeFileSync(path, aPdf(id))
  await files.put(key, path)
  return key
}
