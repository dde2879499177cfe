import { cutKey } from '#articles/pictures/keep-cuts.ts'
import { CUT_FORMATS, cutsOf } from '#company/registers/picture-cuts.ts'
import { pictureId, readPictureId } from '#company/registers/picture-id.ts'
import type { Database } from '#database/database.ts'
import { findRegister } from './find-entries.ts'
import { picturesOfValues } from './pictures-of-values.ts'

/** The files of all cuts of a picture that were ever made: each was for a version of an entry, which may name by now what took its place. */
export async function keysOfCuts(db: Database, hash: string): Promise<string[]> {
  const hashes = await hashesInItsPlaces(db, hash)
  const versions = await db
    .selectFrom('register_versions')
    .innerJoin('register_entries', 'register_entries.id', 'register_versions.entry_id')
    .select(['register', 'values'])
    .where((eb) => eb.or(hashes.map((each) => eb('values', 'like', `%${each}-%`))))
    .execute()
  const keys = versions.flatMap(({ register, values }) => {
    const { fields = {} } = findRegister(register) ?? {}
    return picturesOfValues(fields, JSON.parse(values)).flatMap(({ picture, ratios }) => {
      const whole = readPictureId(picture.id)
      if (!whole || !hashes.includes(whole.hash)) return []
      const own = { ...picture, id: pictureId({ ...whole, hash }) }
      return ratios
        .flatMap((ratio) => cutsOf(own, ratio))
        .flatMap((cut) => CUT_FORMATS.map((format) => cutKey(cut, format)))
    })
  })
  return [...new Set(keys)]
}

/** The picture, and all that stood or stand in the same places. */
async function hashesInItsPlaces(db: Database, hash: string): Promise<string[]> {
  const rows = await db
    .selectFrom('post_pictures')
    .select(['hash', 'replaces'])
    .where('replaces', 'is not', null)
    .execute()
  const found = new Set([hash])
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const row of rows) {
      const pair = [row.hash, row.replaces ?? '']
      if (pair.some((each) => found.has(each))) for (const each of pair) found.add(each)
    }
  }
  return [...found]
}
