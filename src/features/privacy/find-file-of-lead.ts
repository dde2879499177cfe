import type { Database } from '#database/database.ts'
import { fileOf } from './person-file.ts'

/** Where the file of a lead is kept, and what its sender called it. */
export async function findFileOfLead(db: Database, leadId: string): Promise<{ key: string; name: string } | undefined> {
  const lead = await db
    .selectFrom('leads')
    .select(['file_key', 'details', 'reference'])
    .where('id', '=', leadId)
    .executeTakeFirst()
  return lead?.file_key ? { key: lead.file_key, name: fileOf(lead).name ?? lead.reference } : undefined
}
