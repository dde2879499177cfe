import { fileName } from '#leads/file-form/file-name.ts'
import { applicationCopy } from './words.en.ts'

const { errors } = applicationCopy

/** "Under 5 MB" (specification 5): a file of exactly 5 MB is too large. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024 - 1

/** Why a chosen file cannot be a resume, if it cannot. By its name: browsers do not agree on types, the server looks inside. */
export function refuseResume({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!resumeKind(name)) return errors.resumeType
  if (size > MAX_RESUME_BYTES) return errors.resumeSize
  return undefined
}

/** The kind of document that a name claims, if it is one of ours. */
export function resumeKind(name: string): 'pdf' | 'doc' | 'docx' | undefined {
  const ending = /\.(pdf|docx?)$/i.exec(fileName(name))?.[1]?.toLowerCase()
  return ending as ReturnType<typeof resumeKind>
}
