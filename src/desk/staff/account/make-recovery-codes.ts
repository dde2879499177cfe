import { redirect } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { newRecoveryCodes } from '#desk/access/second-factor.ts'
import { ENDED_BY_TRIES } from '#desk/access/sessions.ts'
import { act } from '#desk/frame/act.ts'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'account.write' } }

const schema = z.object({ password: z.string() })

/** New ones, shown once. */
export const action = act(handle, schema, async ({ password }, { request, staff, services }) => {
  const codes = await newRecoveryCodes(password, request, services)
  if (codes === 'ended') return redirect(ENDED_BY_TRIES)
  if (codes === 'wrong') return { errors: { password: signInCopy.password.wrong } }

  const { db, now } = services
  await db
    .transaction()
    .execute((trx) => recordAction(trx, { staff, action: 'account.recovery-codes-made', at: now() }))
  return { codes }
})
