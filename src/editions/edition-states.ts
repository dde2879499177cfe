import { renderLetter } from '#company/letter.ts'
import type { Database } from '#database/database.ts'
import type { EditionRow } from '#database/tables.ts'
import { type Action, recordAction } from '#platform/operation/activity-log.ts'
import { defineJobToStaff, enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { isStillTrue } from './automatic/take-back-news.ts'
import { bodyOf } from './edition-body.ts'
import { editionCopy } from './words.en.ts'

type Staff = Action['staff']

const { paused: copy } = editionCopy

/** Draws the edition as it goes out, and lets sending begin. False where it stands otherwise by now. */
export async function beginEdition(edition: EditionRow, staff: Staff, services: Services): Promise<boolean> {
  const { drawAsSent } = await import('./draw-as-sent.ts')
  const at = services.now()
  const { html, text, translations, page, links } = await drawAsSent(edition, at, services)

  return services.db.transaction().execute(async (trx) => {
    // What it tells may have been taken back while it was drawn.
    if (edition.automatic && !(await isStillTrue(trx, edition.id, at))) return false
    const begun = await trx
      .updateTable('editions')
      .set({
        ...{ status: 'sending', began_at: at.toISOString(), html, text },
        translations: Object.keys(translations).length > 0 ? JSON.stringify(translations) : null,
        ...(staff && { approved_by_name: staff.name }),
      })
      .where('id', '=', edition.id)
      .where('status', '=', edition.status)
      .where('version', '=', edition.version)
      .returning('id')
      .executeTakeFirst()
    if (!begun) return false

    await trx.insertInto('edition_pages').values(page).execute()
    if (links.length > 0) await trx.insertInto('edition_links').values(links).execute()
    await keepEdition(trx, edition, 'sent', staff?.name ?? edition.approved_by_name ?? '', at)
    await recordAction(trx, { staff, action: 'edition.began', subject: edition.id, at })
    return true
  })
}

/** Begins what was scheduled for a minute that has come. */
export async function beginScheduledEditions(services: Services) {
  const due = await services.db
    .selectFrom('editions')
    .selectAll()
    .where('status', '=', 'scheduled')
    .where('send_at', '<=', services.now().toISOString())
    .execute()
  for (const edition of due) await beginEdition(edition, null, services)
}

export function pauseEdition(id: string, staff: NonNullable<Staff>, { db, now }: Services): Promise<boolean> {
  return change({ db, now }, { id, from: ['sending'], action: 'edition.paused', staff }, () => ({
    status: 'paused',
    paused_because: staff.name,
  }))
}

export function resumeEdition(id: string, staff: NonNullable<Staff>, { db, now }: Services): Promise<boolean> {
  return change({ db, now }, { id, from: ['paused'], action: 'edition.resumed', staff }, () => ({
    status: 'sending',
    paused_because: null,
  }))
}

/** Whoever has it, has it; nobody else gets it. */
export function cancelEdition(id: string, staff: NonNullable<Staff>, { db, now }: Services): Promise<boolean> {
  return change({ db, now }, { id, from: ['sending', 'paused'], action: 'edition.cancelled', staff }, (at) => ({
    status: 'cancelled',
    ended_at: at,
  }))
}

/** Back to what may be written on. */
export function unscheduleEdition(id: string, staff: NonNullable<Staff>, { db, now }: Services): Promise<boolean> {
  return change({ db, now }, { id, from: ['scheduled', 'waiting'], action: 'edition.taken-back', staff }, () => ({
    status: 'draft',
    send_at: null,
  }))
}

interface Change {
  id: string
  from: EditionRow['status'][]
  action: string
  staff: NonNullable<Staff>
}

function change(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, from, action, staff }: Change,
  set: (at: string) => Partial<EditionRow>,
): Promise<boolean> {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('editions')
      .set(set(at.toISOString()))
      .where('id', '=', id)
      .where('status', 'in', from)
      .returning('id')
      .executeTakeFirst()
    if (changed) await recordAction(trx, { staff, action, subject: id, at })
    return changed !== undefined
  })
}

/** Ends an edition that has nothing left to send. */
export async function finishEdition(db: Database, id: string, now: Date) {
  await db
    .updateTable('editions')
    .set({ status: 'sent', ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('filled_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('edition_deliveries')
            .select('id')
            .where('edition_id', '=', id)
            .where('status', 'in', ['waiting', 'handed']),
        ),
      ),
    )
    .execute()
}

/** Too much was refused: nothing more goes out, and staff hear of it. */
export async function pauseByItself(trx: Database, id: string, reason: string, at: Date) {
  const paused = await trx
    .updateTable('editions')
    .set({ status: 'paused', paused_because: `${copy.because} ${reason}` })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .returning('id')
    .executeTakeFirst()
  if (!paused) return

  await recordAction(trx, { staff: null, action: 'edition.paused-by-itself', subject: id, at })
  await enqueue(trx, tellOfPause, { editionId: id, reason }, { now: at })
}

export const tellOfPause = defineJobToStaff(
  'edition.paused',
  async ({ editionId, reason }: { editionId: string; reason: string }, { db, env, mail }, deliveryId) => {
    const edition = await db.selectFrom('editions').selectAll().where('id', '=', editionId).executeTakeFirst()
    if (!edition) return
    const { subject } = bodyOf(edition)
    const content = await renderLetter({
      preview: copy.preview,
      heading: copy.heading,
      body: [
        copy.text,
        {
          lines: [
            [copy.labels.subject, subject],
            [copy.labels.reason, reason],
          ],
        },
        { button: copy.open, href: `${env.SITE_URL}/desk/letters/${editionId}` },
      ],
    })
    await mail.send({ id: deliveryId, to: env.SALES_EMAIL, subject: copy.subject(subject), ...content })
  },
)

/** A state of the text that stays in its history. */
export async function keepEdition(
  trx: Database,
  { id, body }: Pick<EditionRow, 'id' | 'body'>,
  reason: 'kept' | 'sent' | 'replaced' | 'restored',
  staff_name: string,
  at: Date,
) {
  const last = await trx
    .selectFrom('edition_revisions')
    .select('number')
    .where('edition_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const row = { edition_id: id, number: (last?.number ?? 0) + 1, reason, body, made_at: at.toISOString(), staff_name }
  await trx.insertInto('edition_revisions').values(row).execute()
}
