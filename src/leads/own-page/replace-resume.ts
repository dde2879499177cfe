import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { Database } from '#database/database.ts'
import { applicationSchema } from '#leads/application/application-schema.ts'
import { checkResume, type Resume } from '#leads/application/check-resume.ts'
import { readResume } from '#leads/application/read-resume.ts'
import { MAX_RESUME_BYTES } from '#leads/application/refuse-resume.ts'
import { applicationCopy } from '#leads/application/words.en.ts'
import { withFile } from '#leads/file-form/accept-with-file.ts'
import { type ParsedFileForm, parseFileForm } from '#leads/file-form/parse-file-form.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { enqueueAnew } from '#platform/outbox/enqueue-once.ts'
import { enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { findOwnLead } from './find-own-lead.ts'
import { isDecided } from './load-own-page.ts'
import { scanNewResume, tellStaffOfResume } from './own-page-jobs.ts'

const body = z.pick(applicationSchema, { resume: true })

/** Reads the multipart form of a new resume; see parseFileForm. */
export function parseResume(
  request: Request,
  services: Services,
  incoming?: Readable,
): Promise<ParsedFileForm<{ resume?: Resume }>> {
  const form = { body, field: 'resume', maxBytes: MAX_RESUME_BYTES, check: checkResume } as const
  return parseFileForm({ ...form, words: applicationCopy }, request, services, incoming)
}

/** Puts another resume in the place of the one that an application has. Once it is decided, nothing changes any more. */
export async function replaceResume(leadId: string, resume: Resume, services: Services): Promise<'replaced' | 'over'> {
  const { db, env, files, now } = services
  let replaced: string | null = null
  const outcome = await withFile(resume.path, (key) => db.transaction().execute((trx) => store(trx, key)), services)
  // Where this fails, the sweep takes it.
  if (replaced) await files.delete(replaced).catch(() => {})
  return outcome

  async function store(trx: Database, key: string): Promise<'replaced' | 'over'> {
    const lead = await findOwnLead(trx, leadId)
    if (lead?.kind !== 'application' || lead.withdrawnAt || isDecided(lead)) return 'over'

    const { name, type, bytes, sha256 } = resume
    const details = { ...JSON.parse(lead.details), resume: { name, type, bytes, sha256 } }
    await trx
      .updateTable('leads')
      .set({ file_key: key, file_scanned_at: null, details: JSON.stringify(details) })
      .where('id', '=', leadId)
      .execute()
    await recordAction(trx, { staff: null, action: 'lead.resume-replaced', subject: leadId, at: now() })
    await enqueue(trx, env.CLAMD_URL ? scanNewResume : readResume, { leadId }, { now: now() })
    if (!lead.quarantine_reason)
      await enqueueAnew(trx, tellStaffOfResume, { leadId, name, bytes }, { now: now(), leadId })
    replaced = lead.file_key
    return 'replaced'
  }
}
