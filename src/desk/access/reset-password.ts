import { renderLetter } from '#company/letter.ts'
import { type Database, engineOf } from '#database/database.ts'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { defineJob, enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import { findPasswordHash, savePasswordHash } from './accounts.ts'
import { findAnyLink, findLink, isJustUsed, keepLink, spendLink, tokenOf, withdrawLinks } from './one-time-links.ts'
import { hashPassword, isPasswordOf } from './password-hash.ts'
import { passwordTrouble } from './password-rules.ts'
import { endSessionsOf, findStaffByEmail } from './staff-queries.ts'

const copy = signInCopy.reset.mail
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** So often may anybody have an account's owner written to. */
const BETWEEN_MS = 5 * MINUTE_MS
const MOST_A_DAY = 5

/**
 * Mails a link to choose a new password: one in five minutes and five a day, and nothing is said of those that are
 * left out. The link follows from the delivery's id: a delivery that is tried again sends the same one.
 */
export const mailResetLink = defineJob(
  'staff.reset',
  async ({ email }: { email: string }, services: Services, deliveryId) => {
    const { db, env, mail, now } = services
    const token = await tokenOf(deliveryId, services)
    const to = await db.transaction().execute((trx) => grantLink(trx, email, token, now()))
    if (!to) return

    const content = await renderLetter({
      preview: copy.text,
      heading: copy.subject,
      body: [copy.text, { button: copy.button, href: `${env.SITE_URL}/desk/reset/${token}` }, copy.otherwise],
    })
    await mail.send({ id: deliveryId, to, subject: copy.subject, ...content })
  },
)

/** Whether there is such an account is not told: the job finds out. */
export async function askForReset(email: string, { db, now }: Services) {
  await db.transaction().execute((trx) => enqueue(trx, mailResetLink, { email: sameAddress(email) }, { now: now() }))
}

type Reset = { ok: true; staffId: string } | { ok: false; trouble: string } | { ok: false; trouble: null }

/**
 * A new password, also for an account that had none. It ends every session and what was half signed in, all in one
 * transaction; the second step stays what it was. The same form sent twice is answered alike.
 */
export async function resetPassword(token: string, password: string, services: Services): Promise<Reset> {
  const { db, now } = services
  const link = await findLink(db, 'reset', token, now())
  const staff = link && (await findStaffByEmail(db, link.email))
  if (!link || !staff) return whatCameOfIt(token, password, services)

  const trouble = await passwordTrouble(password, [staff.name, staff.email])
  if (trouble) return { ok: false, trouble }

  const hash = await hashPassword(password)
  const isDone = await db.transaction().execute(async (trx) => {
    if (!(await spendLink(trx, link, now()))) return false
    await savePasswordHash(trx, staff.id, hash, now())
    await endSessionsOf(trx, staff.id)
    await withdrawLinks(trx, { purpose: 'reset', email: staff.email })
    await recordAction(trx, { staff, action: 'staff.password-reset', at: now() })
    return true
  })
  return isDone ? { ok: true, staffId: staff.id } : whatCameOfIt(token, password, services)
}

// Pressed twice, the second finds the link used and the password in place.
async function whatCameOfIt(token: string, password: string, { db, now }: Services): Promise<Reset> {
  const link = await findAnyLink(db, 'reset', token)
  const staff = link && isJustUsed(link, now()) ? await findStaffByEmail(db, link.email) : undefined
  const hash = staff && (await findPasswordHash(db, staff.id))
  return staff && hash && (await isPasswordOf(hash, password))
    ? { ok: true, staffId: staff.id }
    : { ok: false, trouble: null }
}

/** Whom to write to, once the link is kept; nobody where there is no such account, or it was written to enough. */
async function grantLink(trx: Database, email: string, token: string, now: Date): Promise<string | undefined> {
  const staff = await findStaffByEmail(trx, email)
  if (!staff || staff.blocked_at) return undefined
  // Two deliveries at once must not both find that none has been sent. SQLite's write lock sees to it by itself.
  if (engineOf(trx) === 'postgres')
    await trx.selectFrom('staff').select('id').where('id', '=', staff.id).forUpdate().execute()

  if (await findAnyLink(trx, 'reset', token)) return staff.email
  const rows = await trx
    .selectFrom('staff_links')
    .select('created_at')
    .where('purpose', '=', 'reset')
    .where('email', '=', staff.email)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .execute()
  const last = Math.max(0, ...rows.map(({ created_at }) => Date.parse(created_at)))
  if (rows.length >= MOST_A_DAY || now.getTime() - last < BETWEEN_MS) return undefined

  await keepLink(trx, { purpose: 'reset', email: staff.email, role: null, made_by: '' }, token, now)
  return staff.email
}
