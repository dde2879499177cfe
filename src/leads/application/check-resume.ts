import { fileName } from '#leads/file-form/file-name.ts'
import type { LeadUpload } from '#leads/file-form/parse-file-form.ts'
import { type DocumentType, hasContentOf, typeByName } from '#platform/files/documents/document-type.ts'
import type { ReceivedFile } from '#platform/http/read-multipart.ts'
import { createSemaphore } from '#platform/semaphore.ts'
import { applicationCopy } from './words.en.ts'

const { errors } = applicationCopy

export type Resume = LeadUpload<DocumentType>

// Looking into a file takes a processor's time.
const checking = createSemaphore({ permits: 4, waiting: 64, patienceMs: 60_000 })

/** A file that the rules of the form take, with what is inside it looked at; else what is wrong with it. */
export async function checkResume(file: ReceivedFile): Promise<Resume | { error: string }> {
  const name = fileName(file.name)
  const type = typeByName(name)
  const isWhatItSays = type && (await checking.use(() => hasContentOf(type, file.path)))
  return isWhatItSays ? { ...file, name, type } : { error: errors.resumeType }
}
