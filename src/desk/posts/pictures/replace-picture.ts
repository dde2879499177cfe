import { findPicture } from '#articles/pictures/picture-queries.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { findRegister, listEntries } from '#desk/company/find-entries.ts'
import { keepCutsOf } from '#desk/company/pictures-of-values.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { swapPicture } from './swap-picture.ts'
import { type UploadedPicture, uploadPicture } from './upload-picture.ts'
import { pictureCopy as copy } from './words.en.ts'

/**
 * Takes another file for a picture. Whatever shows the one shows the other from then on, under a new address: browsers keep
 * what lay under the old one for a year. The picture that was there stays in the library, and can be put back.
 */
export async function replacePicture(
  request: Request,
  hash: string,
  staff: Staff,
  services: Services,
): Promise<UploadedPicture> {
  const picture = await findPicture(services.db, hash)
  if (!picture) return { ok: false, status: 404, message: copy.gone }
  const uploaded = await uploadPicture(request, staff, services, picture)
  if (uploaded.ok) await change('picture.replaced', { from: hash, to: uploaded.picture.hash }, staff, services)
  return uploaded
}

/** The picture that this one took the place of is shown again wherever this one is. Returns its hash; undefined where it is gone. */
export async function putBack(hash: string, staff: Staff, services: Services): Promise<string | undefined> {
  const picture = await findPicture(services.db, hash)
  const former = picture?.replaces && (await findPicture(services.db, picture.replaces))
  if (!former) return undefined
  await change('picture.put-back', { from: hash, to: former.hash }, staff, services)
  return former.hash
}

interface Swap {
  from: string
  to: string
}

async function change(action: string, swap: Swap, staff: Staff, services: Services) {
  const at = services.now()
  await keepCuts(swap, services)
  await services.db.transaction().execute(async (trx) => {
    const places = await swapPicture(trx, { ...swap, staff, at })
    await recordAction(trx, { staff, action, subject: swap.from, details: { by: swap.to, ...places }, at })
  })
  // Of what was published with it since they were made.
  await keepCuts({ from: swap.to, to: swap.to }, services)
}

/** Makes each cut that visitors will ask for. */
async function keepCuts({ from, to }: Swap, services: Services) {
  for (const { register, published, values } of await listEntries(services.db, services.now())) {
    for (const each of [published, values]) {
      const text = JSON.stringify(each)
      if (!text.includes(from)) continue
      await keepCutsOf(findRegister(register)?.fields ?? {}, JSON.parse(text.replaceAll(from, to)), services)
    }
  }
}
