import { cutKey } from '#articles/pictures/keep-cuts.ts'
import { findPostsOfPictures } from '#articles/pictures/picture-queries.ts'
import { CUT_FORMATS, cutsOf } from '#company/registers/picture-cuts.ts'
import { pictureId, readPictureId } from '#company/registers/picture-id.ts'
import type { Database } from '#database/database.ts'
import { pictureCopy } from '#desk/posts/pictures/words.en.ts'
import { nameOf } from './entry-words.ts'
import { findRegister, listEntries } from './find-entries.ts'
import { picturesOfValues } from './pictures-of-values.ts'

interface Use {
  name: string
  /** At the desk. */
  address: string
}

/** What shows each of these pictures: articles, and entries of registers, published or being written. */
export async function findUsesOfPictures(
  db: Database,
  hashes: readonly string[],
  now: Date,
): Promise<Map<string, Use[]>> {
  const posts = await findPostsOfPictures(db, hashes)
  const uses = new Map<string, Use[]>(
    [...posts].map(([hash, own]) => [
      hash,
      own.map(({ id, title }) => ({ name: title || pictureCopy.untitled, address: `/desk/posts/${id}` })),
    ]),
  )
  for (const { register: id, published, values, ...entry } of await listEntries(db, now)) {
    const register = findRegister(id)
    if (!register) continue
    const shown = [values, published ?? {}].flatMap((each) => picturesOfValues(register.fields, each))
    for (const hash of new Set(shown.map(({ picture }) => readPictureId(picture.id)?.hash ?? ''))) {
      if (!hashes.includes(hash)) continue
      const use = { name: nameOf(register, values), address: `/desk/company/${id}/${entry.id}` }
      uses.set(hash, [...(uses.get(hash) ?? []), use])
    }
  }
  return uses
}

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
