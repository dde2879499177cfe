import { type DocumentType, hasContentOf, typeByName } from '#platform/files/documents/document-type.ts'
import type { ReceivedFile } from '#platform/http/read-multipart.ts'
import { createSemaphore } from '#platform/semaphore.ts'
import { resumeName } from './resume-name.ts'
import { applicationCopy } from './words.en.ts'

const { errors } = applicationCopy

export interface Resume {
  /** Where it lies on our disk until it is stored. */
  path: string
  /** The applicant's own name for it; see resumeName. */
  name: string
  type: DocumentType
  bytes: number
  sha256: string
}

// Looking into a file takes a processor's time.
const checking = createSemaphore({ permits: 4, waiting: 64, patienceMs: 60_000 })

/** A file that the rules of the form take, with what is inside it looked at; else what is wrong with it. */
export async function checkResume(file: ReceivedFile): Promise<Resume | { error: string }> {
  const name = resumeName(file.name)
  const type = typeByName(name)
  const isWhatItSays = type && (await checking.use(() => hasContentOf(type, file.path)))
  return isWhatItSays ? { ...file, name, type } : { error: errors.resumeType }
}
