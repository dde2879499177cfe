import type { LeadJobPayload } from '#leads/accept-lead.ts'
import { findLead } from '#leads/lead-queries.ts'
import { scanFile, type Verdict } from '#platform/files/scan-file.ts'
import { defineJob, enqueue, type Job } from '#platform/outbox/outbox.ts'

/** How the reason begins where the virus scanner found something in a lead's file: such a file is never handed out. */
export const VIRUS_FOUND = 'the virus scanner found'

/**
 * Has the stored file of a lead looked at. What is found, or cannot be looked at, puts the lead into quarantine; the
 * file stays, private as ever, and its sender is not told. Until then the lead's file_scanned_at is null. What is clean
 * goes on to `next`.
 */
export function defineScan(kind: string, next?: Job<LeadJobPayload>) {
  return defineJob(kind, async ({ leadId }: LeadJobPayload, services) => {
    const { db, env, files, now } = services
    const { file_key } = await findLead(db, leadId)
    if (!file_key || !env.CLAMD_URL) return

    const verdict = await scanFile(await files.open(file_key), env.CLAMD_URL)

    await db.transaction().execute(async (trx) => {
      const scanned = await trx
        .updateTable('leads')
        .set({ file_scanned_at: now().toISOString(), ...quarantine(verdict) })
        .where('id', '=', leadId)
        // Its sender may have sent another one meanwhile, which is not looked at yet.
        .where('file_key', '=', file_key)
        .returning('id')
        .executeTakeFirst()
      // Of no lead in the outbox: there one lead has one message of a kind, and a resume may be replaced.
      if (scanned && next && verdict.verdict === 'clean') await enqueue(trx, next, { leadId }, { now: now() })
    })
  })
}

function quarantine(verdict: Verdict): { quarantine_reason?: string } {
  if (verdict.verdict === 'clean') return {}
  const found = verdict.verdict === 'infected' ? VIRUS_FOUND : 'the virus scanner could not look:'
  return { quarantine_reason: `${found} ${verdict.because}` }
}
