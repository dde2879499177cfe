import { redirect } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { passwordTrouble } from '#desk/access/password-rules.ts'
import { changePassword, ENDED_BY_TRIES, findSession } from '#desk/access/sessions.ts'
import { act } from '#desk/frame/act.ts'
import { accountCopy as copy, signInCopy } from '#desk/sign-in/words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'account.write' } }

const schema = z.object({ currentPassword: z.string(), newPassword: z.string() })

/** Also ends every other session. No password comes back in an answer. */
export const action = act(handle, schema, async (passwords, { request, staff, services }) => {
  const trouble = await passwordTrouble(passwords.newPassword, [staff.name, staff.email])
  if (trouble) return { errors: { newPassword: trouble } }

  const session = await findSession(request, services)
  const outcome = session && (await changePassword(passwords, session, services))
  if (!outcome || (!outcome.ok && outcome.reason === 'ended')) return redirect(ENDED_BY_TRIES)
  if (!outcome.ok) return { errors: { currentPassword: signInCopy.password.wrong } }

  const headers = new Headers(outcome.setCookies.map((cookie) => ['Set-Cookie', cookie]))
  return { done: copy.password.done, headers }
})
