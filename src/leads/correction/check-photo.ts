import { open } from 'node:fs/promises'
import { fileName } from '#leads/file-form/file-name.ts'
import type { LeadUpload } from '#leads/file-form/parse-file-form.ts'
import { isPdf } from '#platform/files/documents/document-type.ts'
import type { ReceivedFile } from '#platform/http/read-multipart.ts'
import { type PhotoType, photoType } from './refuse-photo.ts'
import { correctionCopy } from './words.en.ts'

export type Photo = LeadUpload<PhotoType>

/** How the files of each kind begin (latin1). A picture is never decoded here, and staff only download it. */
const BEGINNINGS: Record<Exclude<PhotoType, 'pdf'>, RegExp> = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  webp: /^RIFF.{4}WEBP/s,
  heic: /^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s,
}
const LONGEST_BEGINNING = 16

/** A file that the rules of the form take, with what is inside it looked at; else what is wrong with it. */
export async function checkPhoto(file: ReceivedFile): Promise<Photo | { error: string }> {
  const name = fileName(file.name)
  const type = photoType(name)
  if (!type || !(await isInside(type, file.path))) return { error: correctionCopy.errors.photoType }
  return { ...file, name, type }
}

async function isInside(type: PhotoType, path: string): Promise<boolean> {
  if (type === 'pdf') return isPdf(path)

  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_BEGINNING), 0, LONGEST_BEGINNING, 0)
    return BEGINNINGS[type].test(buffer.subarray(0, bytesRead).toString('latin1'))
  } finally {
    await file.close()
  }
}
