import { keepCuts } from '#articles/pictures/keep-cuts.ts'
import { findPicture } from '#articles/pictures/picture-queries.ts'
import type { Fields, PictureValue } from '#company/registers/fields.ts'
import { readPictureId } from '#company/registers/picture-id.ts'
import type { Database } from '#database/database.ts'
import type { Services } from '#platform/services.ts'

interface PlacedPicture {
  /** Of its field, such as `pictures.0.picture`. */
  path: string
  picture: PictureValue
  ratios: readonly string[]
  /** Of its field. */
  label: string
}

/** Every picture that an entry shows, with the ratios that its places cut it to. */
export function picturesOfValues(fields: Fields, values: Record<string, unknown>, prefix = ''): PlacedPicture[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [value, path] = [values[name], prefix + name]
    if (field.kind === 'picture') {
      const { ratios, label } = field
      return value ? [{ path, picture: value as PictureValue, ratios, label }] : []
    }
    if (field.kind !== 'rows') return []
    const rows = (value ?? []) as Record<string, unknown>[]
    return rows.flatMap((row, place) => picturesOfValues(field.fields, row, `${path}.${place}.`))
  })
}

/** Makes every cut that visitors will ask for. */
export async function keepCutsOf(
  fields: Fields,
  values: Record<string, unknown>,
  services: Pick<Services, 'files' | 'env'>,
) {
  for (const { picture, ratios } of picturesOfValues(fields, values)) await keepCuts(picture, ratios, services)
}

/**
 * A picture that came from a form before somebody said what it shows was kept under the name of its field. The library has
 * the entry's words for it from now on, so that the next entry is not offered 'Photo' for them.
 */
export async function nameInLibrary(fields: Fields, values: Record<string, unknown>, db: Database) {
  for (const { picture, label } of picturesOfValues(fields, values)) {
    const hash = readPictureId(picture.id)?.hash
    if (!hash || picture.alt === label) continue
    await db
      .updateTable('post_pictures')
      .set({ alt: picture.alt })
      .where('hash', '=', hash)
      .where('alt', '=', label)
      .execute()
  }
}

/** The fields whose picture is not in the library. */
export async function findUnknownPictures(
  fields: Fields,
  values: Record<string, unknown>,
  db: Database,
): Promise<string[]> {
  const unknown: string[] = []
  for (const { path, picture } of picturesOfValues(fields, values)) {
    const asked = readPictureId(picture.id)
    const known = asked && (await findPicture(db, asked.hash))
    if (!asked || known?.width !== asked.width || known.height !== asked.height) unknown.push(path)
  }
  return unknown
}
