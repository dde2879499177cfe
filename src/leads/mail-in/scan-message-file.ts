import { scanFile } from '#platform/files/scan-file.ts'
import { defineJob } from '#platform/outbox/outbox.ts'
import { mailInCopy } from './words.en.ts'

const { refused: copy } = mailInCopy

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
