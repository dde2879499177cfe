import { findPostsOfPictures } from '#articles/pictures/picture-queries.ts'
import { readPictureId } from '#company/registers/picture-id.ts'
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
