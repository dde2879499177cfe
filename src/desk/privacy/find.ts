import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { showPerson } from './find-person.ts'
import { addressHash, readSubject } from './subject.ts'
import { privacyCopy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'privacy.write' } }

/** Asked for by post, so that no address of a person is in an address of ours. */
export const action = act(handle, z.object({ who: z.string() }), async ({ who }, { staff, services }) => {
  const subject = readSubject(who)
  if (!subject) return { errors: { who: privacyCopy.find.wrong }, who }

  const { db, now } = services
  const searched = { staff, action: 'privacy.searched', subject: addressHash(subject), at: now() }
  await db.transaction().execute((trx) => recordAction(trx, searched))
  return { who, person: await showPerson(subject, staff, services) }
})
