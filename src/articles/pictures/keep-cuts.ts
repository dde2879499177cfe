import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { PictureValue } from '#company/registers/fields.ts'
import { CUT_FORMATS, type Cut, type CutFormat, cutsOf, rectangleOf } from '#company/registers/picture-cuts.ts'
import { readPictureId } from '#company/registers/picture-id.ts'
import { uploadFolder } from '#platform/files/files.ts'
import type { Services } from '#platform/services.ts'
import { ENCODING, making } from './make-pictures.ts'
import { pictureKey } from './picture-files.ts'

const CUT_FILES = 'cuts/'

/** The key of one cut in one format: always the same one, so that a cut is made once. */
export function cutKey({ hash, ratio, x, y, width }: Cut, format: CutFormat): string {
  const digest = createHash('sha256').update(`${hash} ${ratio} ${x} ${y} ${width} ${format}`).digest('hex')
  const parts = [8, 12, 16, 20, 32].map((end, at, ends) => digest.slice(ends[at - 1] ?? 0, end))
  return CUT_FILES + parts.join('-')
}

/** Makes what a page will ask for: a picture of the library, cut to these ratios around its point, in each width and format. */
export async function keepCuts(
  picture: Pick<PictureValue, 'id' | 'focus'>,
  ratios: readonly string[],
  services: Pick<Services, 'files' | 'env'>,
) {
  const whole = readPictureId(picture.id)
  if (!whole) return
  const missing: Cut[] = []
  for (const cut of ratios.flatMap((ratio) => cutsOf(picture, ratio)))
    if (!(await isKept(cut, services))) missing.push(cut)
  if (missing.length === 0) return

  const source = await buffer(await services.files.open(pictureKey({ ...whole, format: 'webp' })))
  await making.use(async () => {
    const { default: sharp } = await import('sharp')
    for (const cut of missing) {
      const part = sharp(source).extract(rectangleOf(whole, cut)).resize({ width: cut.width })
      for (const format of CUT_FORMATS)
        await put(cutKey(cut, format), await part.clone().toFormat(format, ENCODING[format]).toBuffer(), services)
    }
  })
}

async function isKept(cut: Cut, { files }: Pick<Services, 'files'>): Promise<boolean> {
  for (const format of CUT_FORMATS) if (!(await files.has(cutKey(cut, format)))) return false
  return true
}

async function put(key: string, bytes: Buffer, { files, env }: Pick<Services, 'files' | 'env'>) {
  const path = join(uploadFolder(env), randomUUID())
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
  try {
    await files.put(key, path)
  } finally {
    await rm(path, { force: true })
  }
}
