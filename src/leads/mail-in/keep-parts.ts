import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeadMessageFilesTable } from '#database/tables.ts'
import { checkResume } from '#leads/application/check-resume.ts'
import { checkPhoto } from '#leads/correction/check-photo.ts'
import { MAX_PHOTO_BYTES, photoType } from '#leads/correction/refuse-photo.ts'
import { fileName } from '#leads/file-form/file-name.ts'
import { LEAD_FILES } from '#leads/sweep-files.ts'
import { typeByName } from '#platform/files/documents/document-type.ts'
import { uploadFolder } from '#platform/files/files.ts'
import { scanFile } from '#platform/files/scan-file.ts'
import type { ReceivedFile } from '#platform/http/read-multipart.ts'
import { defineJob } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import type { LetterPart } from './letter.ts'
import { mailInCopy } from './words.en.ts'

/** Has a file of a letter looked at. What is found in one, or cannot be looked at, is deleted, and the letter says so. */
export const scanMessageFile = defineJob(
  'message.scan',
  async ({ fileId }: { fileId: string }, { db, env, files, now }) => {
    const file = await db.selectFrom('lead_message_files').selectAll().where('id', '=', fileId).executeTakeFirst()
    if (!file?.file_key || !env.CLAMD_URL) return

    const verdict = await scanFile(await files.open(file.file_key), env.CLAMD_URL)
    const isClean = verdict.verdict === 'clean'
    await db
      .updateTable('lead_message_files')
      .set({
        scanned_at: now().toISOString(),
        ...(verdict.verdict === 'infected' && { file_key: null, refused: copy.virus(verdict.because) }),
        ...(verdict.verdict === 'unscannable' && { file_key: null, refused: copy.unscannable(verdict.because) }),
      })
      .where('id', '=', fileId)
      .execute()
    // After the row: a crash here leaves a file of nobody, which sweepFiles takes.
    if (!isClean) await files.delete(file.file_key)
  },
)

const { refused: copy } = mailInCopy
const MOST_FILES = 20
/** For a file that came without a name: what its type says. */
const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'message/rfc822': 'eml',
}

export type KeptFile = Omit<LeadMessageFilesTable, 'message_id'>

/**
 * Stores the files of a letter, before the row that names them: a crash leaves files that belong to nobody, which
 * sweepFiles takes. What is not kept is told, in words.
 */
export async function keepParts(parts: LetterPart[], services: Services): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const [place, part] of parts.slice(0, MOST_FILES).entries()) kept.push(await keep(part, place, services))

  const more = parts.length - MOST_FILES
  if (more > 0) kept.push({ ...row(mailInCopy.noName, MOST_FILES), refused: copy.many(more) })
  return kept
}

/** For files of a letter that was stored already. */
export async function dropParts(kept: KeptFile[], { files, log }: Services) {
  for (const { file_key } of kept) {
    if (file_key)
      await files.delete(file_key).catch((err) => log.warn({ err }, 'a file of no lead is left to the sweep'))
  }
}

async function keep({ name, type, content }: LetterPart, place: number, services: Services): Promise<KeptFile> {
  const named = nameOf(name, type, place)
  const described = { ...row(named, place), bytes: content.length }
  if (content.length > MAX_PHOTO_BYTES) return { ...described, refused: copy.size }
  const checks = [typeByName(named) && checkResume, photoType(named) && checkPhoto].filter(
    (check) => check !== undefined,
  )
  if (checks.length === 0) return { ...described, refused: copy.type }

  const folder = uploadFolder(services.env)
  const path = join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
  await writeFile(path, content)
  try {
    const file: ReceivedFile = {
      path,
      name: named,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    }
    const checked = await checks[0]!(file)
    if ('error' in checked) return { ...described, refused: copy.content }

    const file_key = `${LEAD_FILES}${randomUUID()}`
    await services.files.put(file_key, path)
    return { ...described, type: checked.type, file_key }
  } finally {
    await rm(path, { force: true })
  }
}

function row(name: string, place: number): KeptFile {
  return { id: randomUUID(), place, name, type: '', bytes: 0, file_key: null, scanned_at: null, refused: null }
}

function nameOf(given: string, type: string, place: number): string {
  const name = fileName(given)
  if (/\.[a-z\d]{1,5}$/i.test(name)) return name
  const ending = ENDINGS[type]
  const base = name || `${mailInCopy.noName} ${place + 1}`
  return ending ? `${base}.${ending}` : base
}
