import type { StaffRole } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import { sameAddress } from '#platform/typed/read-email-address.ts'
import { recordAction } from './audit-log.ts'
import { findLink, makeLink, spendLink } from './one-time-links.ts'
import { passwordTrouble } from './password-rules.ts'
import { staffAuth } from './staff-auth.ts'
import type { Staff } from './staff-context.ts'
import { findStaffByEmail } from './staff-queries.ts'

interface Invitation {
  email: string
  role: StaffRole
}

/** Makes the link that lets somebody make an account. Undefined where there is one already. */
export async function invite(
  { email, role }: Invitation,
  by: Pick<Staff, 'id' | 'name'> | null,
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<string | undefined> {
  const address = sameAddress(email)

  return db.transaction().execute(async (trx) => {
    if (await findStaffByEmail(trx, address)) return undefined

    const link = { purpose: 'invitation' as const, email: address, role, made_by: by?.name ?? '' }
    const token = await makeLink(trx, link, now())
    await recordAction(trx, { staff: by, action: 'staff.invited', details: { email: address, role }, at: now() })
    return `${env.SITE_URL}/desk/invitation/${token}`
  })
}

export type Accepted = { ok: true; email: string } | { ok: false; trouble: string } | { ok: false; trouble: null }

interface NewAccount {
  token: string
  name: string
  password: string
}

/** Makes the account. `trouble` is what is wrong with the password, or null where the link opens nothing any more. */
export async function acceptInvitation({ token, name, password }: NewAccount, services: Services): Promise<Accepted> {
  const { db, now } = services
  const link = await findLink(db, 'invitation', token, now())
  if (!link?.role) return { ok: false, trouble: null }

  const trouble = await passwordTrouble(password, [name, link.email])
  if (trouble) return { ok: false, trouble }

  const auth = await staffAuth(services)
  const { internalAdapter, password: passwords } = await auth.$context
  const hash = await passwords.hash(password)
  if (!(await spendLink(db, link, now())) || (await findStaffByEmail(db, link.email)))
    return { ok: false, trouble: null }

  const user = await internalAdapter.createUser(
    { name, email: link.email, emailVerified: true },
    { method: 'email-password' },
  )
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: hash,
  })
  const { role } = link
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('staff').set({ role }).where('id', '=', user.id).execute()
    await recordAction(trx, { staff: { id: user.id, name }, action: 'staff.joined', details: { role }, at: now() })
  })
  return { ok: true, email: link.email }
}
