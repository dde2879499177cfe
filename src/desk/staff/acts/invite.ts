import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { invite, mailInvitation } from '#desk/access/invitations.ts'
import { isRole } from '#desk/access/roles.ts'
import { findStaffByEmail } from '#desk/access/staff-queries.ts'
import { act } from '#desk/frame/act.ts'
import { staffCopy } from '#desk/sign-in/words.en.ts'
import { isEmailAddress, sameAddress } from '#platform/text/read-email-address.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'staff.write' } }

const { invite: copy } = staffCopy
const schema = z.object({ email: z.string(), role: z.string() })

/** Mails a colleague the link that makes an account, and shows it. */
export const action = act(handle, schema, async ({ email: typed, role }, { newId: name, staff, services }) => {
  const email = sameAddress(typed.trim())
  if (!isEmailAddress(email)) return { trouble: copy.emailWrong }
  if (!isRole(role)) return { trouble: copy.roleWrong }

  const link = await invite({ email, role }, staff, services, { name, jobs: [mailInvitation] })
  if (link) return { link }
  const colleague = await findStaffByEmail(services.db, email)
  return { trouble: colleague?.blocked_at ? copy.blocked : copy.known }
})
