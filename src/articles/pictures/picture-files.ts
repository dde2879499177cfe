import { createHash } from 'node:crypto'
import type { PostPictureRow } from '#database/tables.ts'
import { PICTURE_FORMATS, type PictureAddress, widthsOf } from './picture-address.ts'

/** Where the pictures of posts are kept in the file store. */
export const PICTURE_FILES = 'pictures/'

/** The key of one width and format: always the same one, so that an upload begun again overwrites itself. */
export function pictureKey({ hash, width, format }: PictureAddress): string {
  return keyOf(`${hash}-${width}.${format}`)
}

/** The key of the JPEG that mails show. */
export function mailPictureKey({ hash }: Pick<PictureAddress, 'hash'>): string {
  return keyOf(`${hash}-mail.jpg`)
}

/** The keys of what pages show of a picture: none of them may be missing. */
export function keysOfPicture({ hash, width }: Pick<PostPictureRow, 'hash' | 'width'>): string[] {
  return widthsOf(width).flatMap((each) => PICTURE_FORMATS.map((format) => pictureKey({ hash, width: each, format })))
}

/** The same with what is made of it when a mail shows it. */
export function allKeysOfPicture(picture: Pick<PostPictureRow, 'hash' | 'width'>): string[] {
  return [...keysOfPicture(picture), mailPictureKey(picture)]
}

function keyOf(name: string): string {
  const digest = createHash('sha256').update(name).digest('hex')
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ]
  return PICTURE_FILES + parts.join('-')
}
