import { randomUUIDv7 } from 'node:crypto'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { lettersCopy } from '#desk/letters/words.en.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { editionAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** Gives a name to the choice of subscribers, for other editions. */
export const action = editionAct(handle, async ({ row, form, staff, services }) => {
  const name = String(form.get('audience_name') ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 80)
  if (!name) return { trouble: lettersCopy.audience.nameMissing }

  const at = services.now()
  const saved = { audience: JSON.stringify(bodyOf(row).audience), made_at: at.toISOString(), made_by_name: staff.name }
  await services.db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('audiences').select('audience').where('name', '=', name).executeTakeFirst()
    if (known?.audience === saved.audience) return
    if (known) await trx.updateTable('audiences').set(saved).where('name', '=', name).execute()
    else
      await trx
        .insertInto('audiences')
        .values({ id: randomUUIDv7(), name, ...saved })
        .execute()
    await recordAction(trx, { staff, action: 'audience.saved', subject: name, at })
  })
  return { done: lettersCopy.audience.saved(name) }
})
