import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { uploadFolder } from '#platform/files/files.ts'
import type { Services } from '#platform/services.ts'
import { making } from './make-pictures.ts'
import { type PictureAddress, widthsOf } from './picture-address.ts'
import { mailPictureKey, pictureKey } from './picture-files.ts'

/** Twice the measure of a mail, for screens with twice the points. */
const MAIL_WIDTH = 960
const ADDRESS = /^\/media\/([0-9a-f]{32})-mail\.jpg$/

type Picture = Pick<PictureAddress, 'hash' | 'width'>

/** Where a picture of ours is served as JPEG: Outlook on Windows shows neither WebP nor AVIF. */
export function mailPictureAddress({ hash }: Pick<Picture, 'hash'>): string {
  return `/media/${hash}-mail.jpg`
}

/** Whose JPEG an address asks for. */
export function readMailPictureAddress(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1]
}

/** Makes it unless it is there, and says under which key it is kept. */
export async function keepMailPicture(picture: Picture, services: Pick<Services, 'files' | 'env'>): Promise<string> {
  const key = mailPictureKey(picture)
  if (await services.files.has(key)) return key

  const width = widthsOf(picture.width).find((each) => each >= MAIL_WIDTH) ?? picture.width
  const source = await buffer(await services.files.open(pictureKey({ ...picture, width, format: 'webp' })))
  const bytes = await making.use(async () => {
    const { default: sharp } = await import('sharp')
    return sharp(source).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer()
  })
  const path = join(uploadFolder(services.env), randomUUID())
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
  try {
    await services.files.put(key, path)
  } finally {
    await rm(path, { force: true })
  }
  return key
}
