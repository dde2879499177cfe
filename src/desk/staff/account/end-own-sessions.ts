import { redirect } from 'react-router'
import * as z from 'zod/mini'
import { confirmPassword } from '#desk/access/confirm-password.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { ENDED_BY_TRIES, endSession, FORGET_ALL, findSession } from '#desk/access/sessions.ts'
import { endSessionsOf } from '#desk/access/staff-queries.ts'
import { act } from '#desk/frame/act.ts'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'account.write' } }

const schema = z.object({ session: z.string(), ownPassword: z.string() })

/** Signs out elsewhere, or everywhere: for whoever knows the password, so that no passer-by can. */
export const action = act(handle, schema, async ({ session: which, ownPassword }, { request, staff, services }) => {
  const session = await findSession(request, services)
  const check = session ? await confirmPassword(ownPassword, session, services) : 'ended'
  if (check === 'ended') return redirect(ENDED_BY_TRIES)
  if (check === 'wrong') return { errors: { ownPassword: signInCopy.password.wrong } }

  const record = (action: string) =>
    services.db.transaction().execute((trx) => recordAction(trx, { staff, action, at: services.now() }))
  if (which === 'all') {
    await endSessionsOf(services.db, staff.id)
    await record('account.sessions-ended')
    return redirect('/desk/sign-in', { headers: FORGET_ALL })
  }
  await endSession(which, staff.id, services)
  await record('account.session-ended')
  return redirect('/desk/account')
})
