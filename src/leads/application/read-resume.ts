import type { Database } from '#database/database.ts'
import type { ResumeTextsTable } from '#database/tables.ts'
import type { LeadJobPayload } from '#leads/accept-lead.ts'
import { typeByName } from '#platform/files/documents/document-type.ts'
import { readDocument } from '#platform/files/documents/read-document.ts'
import { defineJob, enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import type { ApplicationDetails } from './application-kind.server.ts'

const MOST_MISSED = 200

/**
 * Takes the text out of an applicant's resume, for the search and for who may not open the file. Where a scanner is named,
 * it has looked first.
 */
export const readResume = defineJob('application.read', async ({ leadId }: LeadJobPayload, services) => {
  const { db, env, files, now } = services
  const lead = await db
    .selectFrom('leads')
    .select(['file_key', 'file_scanned_at', 'details'])
    .where('id', '=', leadId)
    .executeTakeFirst()
  const key = lead?.file_key
  // Erased meanwhile; or another file has come, which the scanner sends on itself.
  if (!lead || !key || (env.CLAMD_URL && !lead.file_scanned_at)) return

  const { resume } = JSON.parse(lead.details) as Partial<ApplicationDetails>
  const type = typeByName(resume?.name ?? '')
  const read: Pick<ResumeTextsTable, 'text' | 'trouble'> =
    type === 'pdf' || type === 'docx'
      ? await readDocument(type, await files.open(key))
      : { text: '', trouble: 'not-read' }

  const row = { file_key: key, ...read, read_at: now().toISOString() }
  await db.transaction().execute((trx) => keepText(trx, leadId, row))
})

async function keepText(trx: Database, leadId: string, row: Omit<ResumeTextsTable, 'lead_id'>) {
  const isStillIt = await trx
    .selectFrom('leads')
    .select('id')
    .where('id', '=', leadId)
    .where('file_key', '=', row.file_key)
    .executeTakeFirst()
  if (!isStillIt) return

  await trx
    .insertInto('resume_texts')
    .values({ lead_id: leadId, ...row })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
    .execute()
  // The desk makes its words anew.
  await trx.updateTable('lead_handling').set({ is_findable: 0 }).where('lead_id', '=', leadId).execute()
}

/** Has those read that were never: they came before this was done, or from a backup. */
export async function readMissedResumes({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>) {
  const missed = await db
    .selectFrom('leads')
    .leftJoin('resume_texts as read', (join) =>
      join.onRef('read.lead_id', '=', 'leads.id').onRef('read.file_key', '=', 'leads.file_key'),
    )
    .select('leads.id')
    .where('leads.kind', '=', 'application')
    .where('leads.file_key', 'is not', null)
    .where('leads.quarantine_reason', 'is', null)
    .$if(Boolean(env.CLAMD_URL), (query) => query.where('leads.file_scanned_at', 'is not', null))
    .where('read.lead_id', 'is', null)
    .orderBy('leads.received_at', 'desc')
    .limit(MOST_MISSED)
    .execute()
  if (missed.length === 0) return

  await db.transaction().execute(async (trx) => {
    for (const { id } of missed) await enqueue(trx, readResume, { leadId: id }, { now: now() })
  })
}
