import { once } from 'node:events'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import type { LeadRow } from '../src/database/tables.ts'
import { streamLeads } from '../src/leads/lead-queries.ts'
import { readSiteSettings } from './site-settings.ts'

const db = openDatabase(await readSiteSettings(), { isPatient: true })
await migrate(db)
for await (const lead of streamLeads(db)) await print(toLine(lead))
await db.destroy()

/** One lead as one line of JSON: what they all have first, then what its kind has. */
function toLine({ details, fingerprint, id, attribution, ...lead }: LeadRow): string {
  return JSON.stringify({ ...lead, attribution: attribution && JSON.parse(attribution), ...JSON.parse(details) })
}

async function print(line: string) {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
}
