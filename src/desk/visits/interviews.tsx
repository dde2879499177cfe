import { listOpenings } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { may } from '#desk/access/roles.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { PageHead } from '#desk/frame/page-head.tsx'
import { dayInIndia } from '#platform/day-in-india.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Route } from './+types/interviews.ts'
import { SlotTimeFields } from './add-slot.tsx'
import { listSlots } from './list-slots.ts'
import { SlotTable } from './slot-table.tsx'
import { interviewsDeskCopy as copy, visitsDeskCopy } from './words.en.ts'

const { add: common } = visitsDeskCopy
const { add: addCopy } = copy

export const handle: DeskHandle = { access: { read: 'applications.read' } }

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const staff = staffOf(context)
  const asked = { kinds: kindsSeenBy(staff.role), isInterview: true, now: services.now() }
  const [slots, openings] = await Promise.all([listSlots(services.db, asked), listOpenings(services.db)])
  void noteReads(
    staff,
    slots.flatMap(({ booked }) => booked.map(({ leadId }) => leadId)),
    'listed',
    services,
  )

  return {
    slots,
    mayWrite: may(staff.role, 'openings.write'),
    openings: openings.map(({ id, title }) => ({ id, title })),
    today: dayInIndia(services.now()),
  }
}

export function meta() {
  return deskMeta(copy.title)
}

export default function InterviewsPage({ loaderData: { slots, mayWrite, openings, today } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <AnswerMessage />
      {slots.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <SlotTable label={copy.title} columns={copy.columns} slots={slots} mayWrite={mayWrite} />
      )}
      {mayWrite && <OfferTime openings={openings} today={today} />}
    </>
  )
}

interface OfferTimeProps {
  openings: { id: string; title: string }[]
  today: string
}

/** A new time for interviews. */
function OfferTime({ openings, today }: OfferTimeProps) {
  const { typed, errors, done } = useAnswer('add')

  return (
    <section className="desk-part">
      <h2>{addCopy.heading}</h2>
      <ActForm act="add" className="form desk-form" noValidate key={done}>
        <SlotTimeFields today={today} />
        <Field name="opening" id="slot-opening" label={addCopy.opening} error={errors?.opening}>
          {(control) => (
            <select {...control} required defaultValue={typed?.opening ?? ''}>
              <option value="">{addCopy.choose}</option>
              <Options of={openings.map(({ id, title }) => [id, title])} />
              <option value="none">{addCopy.noOpening}</option>
            </select>
          )}
        </Field>
        <Field name="meeting" id="slot-meeting" label={addCopy.meeting} error={errors?.meeting}>
          {(control) => (
            <select {...control} required defaultValue={typed?.meeting ?? 'site'}>
              <Options of={Object.entries(addCopy.meetings)} />
            </select>
          )}
        </Field>
        <Field name="place" id="slot-place" label={addCopy.place} hint={addCopy.placeHint} error={errors?.place}>
          {(control) => <input {...control} maxLength={200} autoComplete="off" defaultValue={typed?.place ?? ''} />}
        </Field>
        <Field name="places" id="slot-places" label={addCopy.places} hint={addCopy.placesHint} error={errors?.places}>
          {(control) => (
            <input {...control} type="number" min={1} max={50} required defaultValue={typed?.places ?? '1'} />
          )}
        </Field>
        <div className="row">
          <Button type="submit">{common.button}</Button>
        </div>
      </ActForm>
    </section>
  )
}
