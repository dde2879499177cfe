export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif'

/** How many bytes of a file pictureType wants to see. */
export const PICTURE_HEAD_BYTES = 32

/**
 * What kind of picture a file is by its first bytes, whatever it is called.
 * Anything else never reaches a decoder: libvips knows SVG, PDF and more.
 */
export function pictureType(head: Buffer): PictureType | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'

  const text = head.toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8, 32)) ? 'avif' : undefined
}
