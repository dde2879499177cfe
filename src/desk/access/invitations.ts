import { randomUUID } from 'node:crypto'
import { renderLetter } from '#company/letter.ts'
import type { StaffRole } from '#database/tables.ts'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { defineJob, enqueueAll, type Job } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import { findPasswordHash, insertAccount } from './accounts.ts'
import { findAnyLink, findLink, isJustUsed, keepLink, spendLink, tokenOf, withdrawLinks } from './one-time-links.ts'
import { hashPassword, isPasswordOf } from './password-hash.ts'
import { passwordTrouble } from './password-rules.ts'
import type { Staff } from './staff-context.ts'
import { findStaffByEmail } from './staff-queries.ts'

const { mail: copy } = signInCopy.invitation

/** Mails an invitation to whom it is for, unless it was withdrawn or used meanwhile. */
export const mailInvitation: InvitationJob = defineJob('staff.invitation', async ({ name }, services, deliveryId) => {
  const { db, env, mail, now } = services
  const token = await tokenOf(name, services)
  const link = await findLink(db, 'invitation', token, now())
  if (!link) return

  const text = copy.text(link.made_by)
  const content = await renderLetter({
    preview: text,
    heading: copy.subject,
    body: [text, { button: copy.button, href: invitationAddress(env.SITE_URL, token) }, copy.otherwise],
  })
  await mail.send({ id: deliveryId, to: link.email, subject: copy.subject, ...content })
})

interface Invitation {
  email: string
  role: StaffRole
}

/** What becomes of a new invitation. Its name lies in the outbox; what opens it follows from it by our key alone. */
type InvitationJob = Job<{ name: string }>

/**
 * Makes the link that lets somebody make an account, and queues what is to follow. Undefined where there is an account
 * already. An older invitation of the same person opens nothing any more; one of this name is the one that is asked for.
 */
export async function invite(
  { email, role }: Invitation,
  by: Pick<Staff, 'id' | 'name'> | null,
  services: Pick<Services, 'db' | 'env' | 'now'>,
  { name = randomUUID(), jobs = [] }: { name?: string; jobs?: InvitationJob[] } = {},
): Promise<string | undefined> {
  const { db, env, now } = services
  const token = await tokenOf(name, services)
  const link = { purpose: 'invitation' as const, email: sameAddress(email), role, made_by: by?.name ?? '' }

  return db.transaction().execute(async (trx) => {
    if (await findStaffByEmail(trx, link.email)) return undefined

    const address = invitationAddress(env.SITE_URL, token)
    if (await findAnyLink(trx, 'invitation', token)) return address

    await withdrawLinks(trx, link)
    if (!(await keepLink(trx, link, token, now()))) return address
    await recordAction(trx, { staff: by, action: 'staff.invited', details: { email: link.email, role }, at: now() })
    await enqueueAll(trx, jobs, { name }, { now: now() })
    return address
  })
}

/** What opening an invitation shows: the form, the way to sign in for whom there is an account, or nothing. */
export async function readInvitation(
  token: string,
  { db, now }: Services,
): Promise<{ kind: 'open' | 'joined'; email: string } | { kind: 'stale' }> {
  const link = await findAnyLink(db, 'invitation', token)
  if (!link) return { kind: 'stale' }
  if (await findStaffByEmail(db, link.email)) return { kind: 'joined', email: link.email }
  return (await findLink(db, 'invitation', token, now())) ? { kind: 'open', email: link.email } : { kind: 'stale' }
}

type Accepted = { ok: true; email: string } | { ok: false; trouble: string } | { ok: false; trouble: null }

interface NewAccount {
  token: string
  name: string
  password: string
}

/**
 * Makes the account, with role and password, in one transaction. `trouble` is what is wrong with the password, or null
 * where the link opens nothing any more. The same form sent twice is answered alike.
 */
export async function acceptInvitation({ token, name, password }: NewAccount, services: Services): Promise<Accepted> {
  const { db, now } = services
  const link = await findLink(db, 'invitation', token, now())
  if (!link?.role) return whatCameOfIt(token, password, services)

  const trouble = await passwordTrouble(password, [name, link.email])
  if (trouble) return { ok: false, trouble }

  const { role, email } = link
  const passwordHash = await hashPassword(password)
  const isDone = await db.transaction().execute(async (trx) => {
    if (await findStaffByEmail(trx, email)) return false
    if (!(await spendLink(trx, link, now()))) return false
    const id = await insertAccount(trx, { name, email, role, passwordHash }, now())
    await recordAction(trx, { staff: { id, name }, action: 'staff.joined', details: { role }, at: now() })
    return true
  })
  return isDone ? { ok: true, email } : whatCameOfIt(token, password, services)
}

// Pressed twice, the second finds the account made, with this very password.
async function whatCameOfIt(token: string, password: string, { db, now }: Services): Promise<Accepted> {
  const link = await findAnyLink(db, 'invitation', token)
  const staff = link && isJustUsed(link, now()) ? await findStaffByEmail(db, link.email) : undefined
  const hash = staff && !staff.blocked_at ? await findPasswordHash(db, staff.id) : undefined
  return staff && hash && (await isPasswordOf(hash, password))
    ? { ok: true, email: staff.email }
    : { ok: false, trouble: null }
}

function invitationAddress(origin: string, token: string): string {
  return `${origin}/desk/invitation/${token}`
}
