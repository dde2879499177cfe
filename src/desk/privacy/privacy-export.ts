import { data, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { writePersonFile } from '#leads/person-file.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { attachment } from '#platform/http/attachment.ts'
import { readForm } from '#platform/http/forms.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Route } from './+types/privacy-export.ts'
import { findPerson } from './find-person.ts'
import { addressHash, readSubject } from './subject.ts'

export const handle: DeskHandle = { access: { read: 'privacy.write', write: 'privacy.write' } }

export function loader() {
  return redirect('/desk/privacy')
}

/** Everything of one person as a file. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, services, db, now } = deskOf(context, 'privacy.write')
  const subject = readSubject(String((await readForm(request)).get('who') ?? ''))
  if (!subject) throw data(null, 422)

  const at = now()
  await db
    .transaction()
    .execute((trx) => recordAction(trx, { staff, action: 'privacy.exported', subject: addressHash(subject), at }))
  const person = await findPerson({ db, now }, subject)
  void noteReads(staff, person.leads, 'whole', services)
  return new Response(writePersonFile(subject.value, person, at), {
    headers: attachment(`personal-data-${dayInIndia(at)}.json`, 'application/json; charset=utf-8'),
  })
}
