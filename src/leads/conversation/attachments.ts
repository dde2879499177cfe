import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Database } from '#database/database.ts'
import type { LeadMessageFilesTable } from '#database/tables.ts'
import { checkResume } from '#leads/application/check-resume.ts'
import { checkPhoto } from '#leads/correction/check-photo.ts'
import { photoType } from '#leads/correction/refuse-photo.ts'
import { fileName } from '#leads/file-form/file-name.ts'
import type { LeadUpload } from '#leads/file-form/parse-file-form.ts'
import { LEAD_FILES } from '#leads/sweep-files.ts'
import { scanFile } from '#platform/files/scan-file.ts'
import type { ReceivedFile } from '#platform/http/read-multipart.ts'
import type { Attachment } from '#platform/mail/mailer.ts'
import { PermanentFailure } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { MAX_ATTACHED_BYTES } from './attached-limits.ts'
import { replyCopy as copy } from './reply-words.en.ts'

const MAIL_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
}

/** Files of the kinds that our forms take, with what is inside them looked at; else what is wrong with one. */
export async function checkAttached(files: ReceivedFile[]): Promise<LeadUpload[] | { error: string }> {
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_ATTACHED_BYTES) return { error: copy.attachments.tooLarge }

  const uploads: LeadUpload[] = []
  for (const file of files) {
    const checked = await (photoType(file.name) ? checkPhoto(file) : checkResume(file))
    if ('error' in checked) return { error: copy.attachments.type(fileName(file.name)) }
    uploads.push(checked)
  }
  return uploads
}

export type StoredUpload = Pick<LeadMessageFilesTable, 'id' | 'name' | 'type' | 'bytes' | 'file_key'>

/** Stores them for good, before the letter that names them is written. What no letter names, the sweep takes. */
export async function storeAttached(
  uploads: LeadUpload[],
  { files }: Pick<Services, 'files'>,
): Promise<StoredUpload[]> {
  const stored: StoredUpload[] = []
  for (const { path, name, type, bytes } of uploads) {
    const file_key = `${LEAD_FILES}${randomUUID()}`
    await files.put(file_key, path).finally(() => rm(path, { force: true }))
    stored.push({ id: randomUUID(), name, type, bytes, file_key })
  }
  return stored
}

/** The files of a letter as they go with it. None goes that the scanner has not seen, or does not like. */
export async function attachmentsOf(messageId: string, services: Services): Promise<Attachment[]> {
  const { db, files } = services
  const rows = await listAttached(db, messageId)
  const attachments: Attachment[] = []
  for (const row of rows) {
    await scan(row, services)
    if (!row.file_key) throw new PermanentFailure(copy.lostFile(row.name))
    const content = await buffer(await files.open(row.file_key))
    attachments.push({ name: row.name, type: MAIL_TYPES[row.type] ?? 'application/octet-stream', content })
  }
  return attachments
}

function listAttached(db: Database, messageId: string): Promise<LeadMessageFilesTable[]> {
  return db.selectFrom('lead_message_files').selectAll().where('message_id', '=', messageId).orderBy('place').execute()
}

async function scan({ id, name, file_key, scanned_at }: LeadMessageFilesTable, { db, env, files, now }: Services) {
  if (!env.CLAMD_URL || scanned_at || !file_key) return

  const verdict = await scanFile(await files.open(file_key), env.CLAMD_URL)
  const isClean = verdict.verdict === 'clean'
  await db
    .updateTable('lead_message_files')
    .set({
      scanned_at: now().toISOString(),
      ...(!isClean && { refused: copy.refused[verdict.verdict](verdict.because), file_key: null }),
    })
    .where('id', '=', id)
    .execute()
  if (isClean) return

  await files.delete(file_key)
  throw new PermanentFailure(copy[verdict.verdict](name, verdict.because))
}
