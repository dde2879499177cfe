import { listOpenings } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { PageHead } from '#desk/frame/page-head.tsx'
import { dayInIndia } from '#platform/day-in-india.ts'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Route } from './+types/interviews.ts'
import { SlotForm } from './add-slot.tsx'
import { showSlots } from './list-slots.ts'
import { SlotTable } from './slot-table.tsx'
import { interviewsDeskCopy as copy } from './words.en.ts'

const { add: addCopy } = copy

export const handle: DeskHandle = { access: { read: 'applications.read' } }

export async function loader({ context }: Route.LoaderArgs) {
  const { staff, services, may } = deskOf(context)
  const [slots, openings] = await Promise.all([showSlots(true, staff, services), listOpenings(services.db)])

  return {
    slots,
    mayWrite: may('openings.write'),
    openings: openings.map(({ id, title }) => ({ id, title })),
    today: dayInIndia(services.now()),
  }
}

export const meta = titled(copy.title)

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
  const { typed, errors } = useAnswer('add')

  return (
    <SlotForm today={today} copy={addCopy}>
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
    </SlotForm>
  )
}
