import type { Database } from '#database/database.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest } from '#desk/frame/act.ts'
import { addedId } from '#desk/frame/added-id.ts'
import { importLeavers, importSubscribers } from '#leads/subscription/import-subscribers.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { readForm } from '#platform/http/forms.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { readList } from './read-list.ts'
import { importCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'subscribers.write' } }

const MAX_BYTES = 5 * 1024 * 1024
const MOST_TOLD = 50

/** A list from elsewhere: of people who agreed, or of people who left. */
export const action = actOnRequest(handle, async (asked) => {
  const { request, staff, services } = asked
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES + 10_000)
    return { trouble: copy.errors.tooLarge, status: 413 }
  const form = await readForm(request, MAX_BYTES + 10_000)
  const [file, kind] = [form.get('list'), form.get('kind')]
  if (!(file instanceof File) || file.size === 0) return { errors: { list: copy.errors.file } }
  if (kind !== 'join' && kind !== 'leave') return { errors: { kind: copy.errors.kind } }

  const list = readList(await file.text(), dayInIndia(services.now()))
  if ('trouble' in list) return { errors: { list: list.trouble } }

  const told = { wrong: list.errors.slice(0, MOST_TOLD), more: Math.max(0, list.errors.length - MOST_TOLD) }
  const subject = await addedId(form, asked)
  const before = await findImport(services.db, subject)
  const counts =
    before ??
    (kind === 'leave'
      ? {
          left: await importLeavers(
            list.people.map(({ email }) => email),
            services,
          ),
        }
      : await importSubscribers(list.people, services))
  if (!before) {
    const details = { kind, ...counts, refused: list.errors.length }
    const at = services.now()
    await services.db
      .transaction()
      .execute((trx) => recordAction(trx, { staff, action: 'subscribers.imported', subject, details, at }))
  }
  return { done: inWords(counts), ...told }
})

type Counts = Awaited<ReturnType<typeof importSubscribers>> | { left: number }

/** What came of the same form when it came before. */
async function findImport(db: Database, subject: string): Promise<Counts | undefined> {
  const line = await db
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', subject)
    .where('action', '=', 'subscribers.imported')
    .executeTakeFirst()
  return line && JSON.parse(line.details)
}

function inWords(counts: Counts): string {
  if ('left' in counts) return copy.left(counts.left)
  return copy.joined(counts.confirmed, counts.unconfirmed, counts.unchanged)
}
