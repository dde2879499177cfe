import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { keepSeals } from '#leads/erasure-seals.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { hashOfAddress, liftSuppression } from '#leads/suppressions.ts'
import { emailAddress } from '#platform/mail/email-address.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { subscribersCopy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'subscribers.write' } }

const { lift: copy, suppress } = subscribersCopy

const schema = z.object({ address: emailAddress({ ...formMessages, required: suppress.addressWrong }) })

/** The address may be written to again. */
export const action = act(handle, schema, async ({ address }, { staff, services }) => {
  const at = services.now()
  const subject = hashOfAddress(address)
  const seals = await services.db.transaction().execute(async (trx) => {
    const seals = await liftSuppression(trx, address, at)
    if (seals.length > 0) await recordAction(trx, { staff, action: 'subscriber.suppression-lifted', subject, at })
    return seals
  })
  await keepSeals(seals, services)
  return seals.length > 0 ? { done: copy.done(address) } : { trouble: copy.unknown(address) }
})
