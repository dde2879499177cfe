import { cutKey } from '#articles/pictures/keep-cuts.ts'
import { CUT_FORMATS, cutsOf } from '#company/registers/picture-cuts.ts'
import type { Database } from '#database/database.ts'
import { findRegister } from './find-entries.ts'
import { picturesOfValues } from './pictures-of-values.ts'

/** The files of all cuts of a picture that were ever made: each was for a version of an entry. */
export async function keysOfCuts(db: Database, hash: string): Promise<string[]> {
  const versions = await db
    .selectFrom('register_versions')
    .innerJoin('register_entries', 'register_entries.id', 'register_versions.entry_id')
    .select(['register', 'values'])
    .where('values', 'like', `%${hash}-%`)
    .execute()
  const keys = versions.flatMap(({ register, values }) => {
    const { fields = {} } = findRegister(register) ?? {}
    return picturesOfValues(fields, JSON.parse(values))
      .filter(({ picture }) => picture.id.startsWith(hash))
      .flatMap(({ picture, ratios }) => ratios.flatMap((ratio) => cutsOf(picture, ratio)))
      .flatMap((cut) => CUT_FORMATS.map((format) => cutKey(cut, format)))
  })
  return [...new Set(keys)]
}
