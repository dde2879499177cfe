import { renderLetter } from '#company/letter.ts'
import type { Database } from '#database/database.ts'
import type { StaffWarningsTable } from '#database/tables.ts'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { defineJob, enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { findStaffById } from './staff-queries.ts'

type Warning = StaffWarningsTable['kind']

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What is written down each time, and from which one of an hour on its owner hears of it. */
const WRONG: Record<Warning, { action: string; mailFrom: number }> = {
  // A stranger can try passwords, so five; the other two take one who has the password, or sits at the desk.
  password: { action: 'sign-in.refused', mailFrom: 5 },
  code: { action: 'sign-in.code-refused', mailFrom: 3 },
  'current-password': { action: 'account.password-refused', mailFrom: 3 },
}

/** Tells somebody that their account was tried at. */
export const warnOwner = defineJob(
  'staff.warning',
  async ({ staffId, warning }: { staffId: string; warning: Warning }, { db, env, mail }, deliveryId) => {
    const staff = await findStaffById(db, staffId)
    if (!staff || staff.blocked_at) return

    const { subject, text, button, otherwise } = signInCopy.warnings
    const content = await renderLetter({
      preview: text[warning],
      heading: subject,
      // No link but the way to the desk.
      body: [text[warning], otherwise[warning], { button, href: `${env.SITE_URL}/desk/forgotten` }],
    })
    await mail.send({ id: deliveryId, to: staff.email, subject, ...content })
  },
)

/** Writes down a wrong try. After some in an hour its owner gets a mail, one of a kind in a day. */
export async function recordWrongTry(warning: Warning, staff: { id: string; name: string }, services: Services) {
  const { db, now } = services
  const at = now()
  const { action, mailFrom } = WRONG[warning]

  await db.transaction().execute(async (trx) => {
    await recordAction(trx, { staff, action, at })
    if ((await countActions(trx, staff.id, action, new Date(at.getTime() - HOUR_MS))) < mailFrom) return
    if (await isFirstToday(trx, staff.id, warning, at))
      await enqueue(trx, warnOwner, { staffId: staff.id, warning }, { now: at })
  })
}

async function countActions(trx: Database, staffId: string, action: string, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('at', '>', since.toISOString())
    .where('action', '=', action)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function isFirstToday(trx: Database, staffId: string, kind: Warning, at: Date): Promise<boolean> {
  const row = { staff_id: staffId, kind, warned_at: at.toISOString() }
  const warned = await trx
    .insertInto('staff_warnings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'kind'])
        .doUpdateSet({ warned_at: row.warned_at })
        .where('staff_warnings.warned_at', '<=', new Date(at.getTime() - DAY_MS).toISOString()),
    )
    .returning('kind')
    .executeTakeFirst()
  return warned !== undefined
}
