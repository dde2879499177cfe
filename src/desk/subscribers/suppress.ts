import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { keepSeals } from '#leads/erasure-seals.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { hashOfAddress, suppress } from '#leads/suppressions.ts'
import { emailAddress } from '#platform/mail/email-address.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { line } from '#platform/text/text.ts'
import { subscribersCopy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'subscribers.write' } }

const { suppress: copy } = subscribersCopy

const schema = z.object({
  address: emailAddress({ ...formMessages, required: copy.addressWrong }),
  reason: line({ ...formMessages, required: copy.reasonWrong }, 300),
})

/** Staff see to it that an address is written to no more. The log knows the seal, not the address. */
export const action = act(handle, schema, async ({ address, reason }, { staff, services }) => {
  const at = services.now()
  const seals = await services.db.transaction().execute(async (trx) => {
    await recordAction(trx, { staff, action: 'subscriber.suppressed', subject: hashOfAddress(address), at })
    return suppress(trx, { address, reason, by: staff.name, at })
  })
  await keepSeals(seals, services)
  return { done: copy.done(address) }
})
