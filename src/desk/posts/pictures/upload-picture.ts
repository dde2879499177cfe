import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MadePicture, makePictures, type PictureTrouble } from '#articles/pictures/make-pictures.ts'
import { pictureKey } from '#articles/pictures/picture-files.ts'
import { findPicture } from '#articles/pictures/picture-queries.ts'
import type { PostPictureRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { uploadFolder } from '#platform/files/files.ts'
import { MultipartRefusal, type ReceivedFile, readMultipart } from '#platform/http/read-multipart.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { NoPermit } from '#platform/semaphore.ts'
import type { Services } from '#platform/services.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { findAlike } from './alike.ts'
import { pictureCopy as copy } from './words.en.ts'

const MAX_PICTURE_BYTES = 10 * 1024 * 1024

const LONGEST_ALT = 300

// Part of the name, so that a picture made otherwise one day has another address: addresses are kept for a year.
const RECIPE = 'made 1'

export type UploadedPicture =
  /** `isKnown`: the same file was in the library already. */
  | { ok: true; isKnown: boolean; picture: PostPictureRow }
  /** `alike`: the library has one that looks the same. It is added only if it is sent with `anyway`. */
  | { ok: false; status: number; message: string; alike?: PostPictureRow }

/**
 * Takes one picture with its alternative text out of a posted form, and keeps it as the site shows it. The original is not
 * kept. `instead`: it is to stand in the place of that one, and is kept in exactly its sizes.
 */
export async function uploadPicture(
  request: Request,
  staff: Staff,
  services: Services,
  instead?: PostPictureRow,
): Promise<UploadedPicture> {
  let file: ReceivedFile | undefined
  try {
    const form = await readMultipart(request, {
      fileField: 'picture',
      maxFileBytes: MAX_PICTURE_BYTES,
      folder: uploadFolder(services.env),
    })
    file = form.file
    const alt = toOneLine(form.fields.get('alt') ?? '')
    return await accept({ file, alt, instead, isWanted: form.fields.has('anyway') }, staff, services)
  } catch (error) {
    if (error instanceof MultipartRefusal) return refused(error.status, error.message)
    if (error instanceof NoPermit) return refused(503, copy.busy)
    throw error
  } finally {
    if (file) await rm(file.path, { force: true })
  }
}

interface Sent {
  file: ReceivedFile | undefined
  alt: string
  instead: PostPictureRow | undefined
  /** Also beside one that looks the same. */
  isWanted: boolean
}

async function accept(
  { file, alt, instead, isWanted }: Sent,
  staff: Staff,
  services: Services,
): Promise<UploadedPicture> {
  if (!file) return refused(422, copy.missing)
  if (!alt) return refused(422, copy.altMissing)
  if (alt.length > LONGEST_ALT) return refused(422, copy.altTooLong)
  if (file.bytes > MAX_PICTURE_BYTES) return refused(422, copy.tooLarge)

  if (instead && isOf(instead, file)) return refused(422, copy.replace.same)
  const hash = hashOf(file, instead?.hash)
  const known = await findPicture(services.db, hash)
  if (known) return { ok: true, isKnown: true, picture: { ...known, alt } }

  const made = await makePictures(file.path, instead)
  if ('trouble' in made) return refused(422, troubleOf(made.trouble, instead))

  const alike = instead || isWanted ? undefined : await findAlike(services.db, made)
  if (alike) return { ...refused(409, copy.alike.found(alike.alt)), alike }

  await putFiles(hash, made, services)
  const picture = await insertPicture({ hash, alt, made, replaces: instead?.hash ?? null }, staff, services)
  return { ok: true, isKnown: false, picture }
}

/** What takes a place has a name of its own: it goes out of its places again without those of the same file elsewhere. */
function hashOf({ sha256 }: ReceivedFile, instead?: string): string {
  const named = instead ? `${RECIPE} ${sha256} instead of ${instead}` : `${RECIPE} ${sha256}`
  return createHash('sha256').update(named).digest('hex').slice(0, 32)
}

function isOf({ hash, replaces }: PostPictureRow, file: ReceivedFile): boolean {
  return hash === hashOf(file, replaces ?? undefined)
}

function troubleOf(trouble: PictureTrouble, instead?: PostPictureRow): string {
  const { width = 0, height = 0 } = instead ?? {}
  return trouble === 'shape' || trouble === 'small' ? copy.replace[trouble](width, height) : copy.trouble[trouble]
}

async function putFiles(hash: string, { files }: MadePicture, services: Services) {
  for (const { bytes, ...size } of files) {
    const path = join(uploadFolder(services.env), randomUUID())
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
    try {
      await services.files.put(pictureKey({ hash, ...size }), path)
    } finally {
      await rm(path, { force: true })
    }
  }
}

function insertPicture(
  {
    hash,
    alt,
    made: { width, height, look },
    replaces,
  }: Pick<PostPictureRow, 'hash' | 'alt' | 'replaces'> & { made: MadePicture },
  staff: Staff,
  { db, now }: Services,
): Promise<PostPictureRow> {
  const row = { hash, width, height, alt, uploaded_at: now().toISOString(), staff_name: staff.name, replaces, look }

  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('post_pictures')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await recordAction(trx, { staff, action: 'picture.uploaded', subject: hash, details: { width, height }, at: now() })
    return row
  })
}

function refused(status: number, message: string) {
  return { ok: false as const, status, message }
}
