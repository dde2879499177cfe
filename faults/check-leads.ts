import { join } from 'node:path'
import { checkIntegrity } from '../scripts/backup/take-backup.ts'
import { openFiles } from '../src/platform/files/files.ts'
import type { Load } from '../tests/support/load.ts'
import type { Place } from '../tests/support/place.ts'
import type { Round } from './fault.ts'

interface Seen {
  /** Whose answers are looked at, too. */
  load?: Load
  /** What has been found already. */
  troubles?: string[]
  s3Url?: string
}

/** Every acknowledged lead is there, once, with its file and its mails; the database is whole. */
export async function checkLeads(
  { engine, settings, dataDir, open }: Place,
  acknowledged: string[],
  { load, troubles: seen = [], s3Url }: Seen = {},
): Promise<Round> {
  const troubles = [...(load ? checkAnswers(load) : []), ...seen]
  const db = open()
  const leads = await db.selectFrom('leads').select(['id', 'reference', 'details', 'file_key']).execute()
  const jobs = await db.selectFrom('outbox').select(['lead_id', 'kind']).execute()
  await db.destroy()

  const stored = new Set(leads.map(({ reference }) => reference))
  const lost = acknowledged.filter((reference) => !stored.has(reference))
  if (lost.length > 0) troubles.push(`${lost.length} acknowledged leads are lost, such as ${lost[0]}`)
  if (new Set(acknowledged).size < acknowledged.length) troubles.push('one reference was given twice')
  const twice = leads.length - new Set(leads.map(({ details }) => messageOf(details))).size
  if (twice > 0) troubles.push(`${twice} leads are there twice`)

  const withJobs = new Set(jobs.map(({ lead_id }) => lead_id))
  const silent = leads.filter(({ id }) => !withJobs.has(id))
  if (silent.length > 0) troubles.push(`${silent.length} leads have no mail`)

  const files = await openFiles({ DATA_DIR: dataDir, S3_URL: s3Url })
  for (const { file_key } of leads) {
    if (file_key && !(await files.has(file_key))) troubles.push(`the file ${file_key} of a lead is lost`)
  }
  if (engine === 'sqlite') checkIntegrity(join(settings.DATA_DIR, 'site.db'))

  return { acknowledged: acknowledged.length, found: leads.length, troubles }
}

/** What visitors were told that they never should be. */
export function checkAnswers({ wrongAnswers }: Load): string[] {
  return wrongAnswers.map((answer) => `a visitor was told ${answer}`)
}

// Each lead of a load says something that no other does.
function messageOf(details: string): string {
  const { message, cover_letter } = JSON.parse(details)
  return message ?? cover_letter
}
