import { type DocumentType, hasContentOf, typeByName } from '#platform/files/documents/document-type.ts'
import type { ReceivedFile } from '#platform/http/read-multipart.ts'
import { createSemaphore } from '#platform/semaphore.ts'
import { resumeName } from './resume-name.ts'
import { applicationCopy } from './words.en.ts'

const { errors } = applicationCopy

// "Under 5 MB" (specification 5): a file of exactly 5 MB is too large.
export const MAX_RESUME_BYTES = 5 * 1024 * 1024 - 1

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

/** The resume, or what is wrong with it, by its name, its size and what is inside. */
export async function checkResume(file: ReceivedFile | undefined): Promise<Resume | { error: string }> {
  if (!file) return { error: errors.resumeMissing }

  const name = resumeName(file.name)
  const type = typeByName(name)
  if (!type) return { error: errors.resumeType }
  if (file.bytes > MAX_RESUME_BYTES) return { error: errors.resumeSize }

  const isWhatItSays = await checking.use(() => hasContentOf(type, file.path))
  return isWhatItSays ? { ...file, name, type } : { error: errors.resumeType }
}
