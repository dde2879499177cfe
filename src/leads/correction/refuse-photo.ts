import { fileName } from '#leads/file-form/file-name.ts'
import { correctionCopy } from './words.en.ts'

const { errors } = correctionCopy

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

const TYPES = { jpg: 'jpg', jpeg: 'jpg', png: 'png', webp: 'webp', heic: 'heic', heif: 'heic', pdf: 'pdf' } as const

export type PhotoType = (typeof TYPES)[keyof typeof TYPES]

/** Why a chosen file cannot be a photo of a bill, if it cannot. By its name: the server looks inside. */
export function refusePhoto({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!photoType(name)) return errors.photoType
  return size > MAX_PHOTO_BYTES ? errors.photoSize : undefined
}

/** What a name claims, if it is one of ours. */
export function photoType(name: string): PhotoType | undefined {
  const ending = /\.([a-z]{3,4})$/i.exec(fileName(name))?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(TYPES, ending) ? TYPES[ending as keyof typeof TYPES] : undefined
}
