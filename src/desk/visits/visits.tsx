import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { companyFacts } from '#company/facts.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { PageHead } from '#desk/frame/page-head.tsx'
import { dayInIndia } from '#platform/day-in-india.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Route } from './+types/visits.ts'
import { AddSlot } from './add-slot.tsx'
import { type DeskSlot, showSlots } from './list-slots.ts'
import { SlotTable } from './slot-table.tsx'
import { visitsDeskCopy as copy } from './words.en.ts'

const { move: moveCopy } = copy

export const handle: DeskHandle = { access: { read: 'visits.read' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff, services, may } = deskOf(context)
  const slots = await showSlots(false, staff, services)
  const mayWrite = may('visits.write')
  return {
    slots,
    mayWrite,
    moving: mayWrite ? findMoving(slots, url.searchParams.get('move')) : undefined,
    areas: companyFacts().areas.flatMap(({ id, name, isVisited }) => (isVisited ? [{ id, name }] : [])),
    today: dayInIndia(services.now()),
  }
}

/** Whose decision came too late is to see what the visitor or a colleague did, though nothing was changed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export const meta = titled(copy.title)

export default function VisitsPage({ loaderData: { slots, mayWrite, moving, areas, today } }: Route.ComponentProps) {
  const { columns } = copy
  const { done } = useAnswer('move')

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <AnswerMessage />
      {moving && !done && <MoveVisit key={moving.leadId} {...moving} />}
      {slots.length === 0 ? (
        <NoTimes areSteps={mayWrite} />
      ) : (
        <SlotTable label={copy.title} columns={columns} slots={slots} mayWrite={mayWrite} mayMove={mayWrite} />
      )}
      {mayWrite && areas.length === 0 && slots.length > 0 && <p>{copy.noArea}</p>}
      {mayWrite && areas.length === 0 && (
        <Link className="btn btn--line desk-none__next" to="/desk/company/areas">
          {copy.areas}
        </Link>
      )}
      {mayWrite && areas.length > 0 && <AddSlot areas={areas} today={today} />}
    </>
  )
}

/** That nobody can book yet; whoever may add times reads how it goes. */
function NoTimes({ areSteps }: { areSteps: boolean }) {
  return (
    <div className="desk-none">
      <h2>{copy.none}</h2>
      {areSteps && (
        <ol>
          {copy.howItGoes.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface Moving {
  leadId: string
  name: string
  from: Pick<DeskSlot, 'id' | 'when'>
  /** The times of the same area that have a free place. */
  to: Pick<DeskSlot, 'id' | 'when'>[]
}

/** The visit that somebody has asked to move; undefined where it is booked no more. */
export function findMoving(slots: DeskSlot[], leadId: string | null): Moving | undefined {
  const from = slots.find(({ booked }) => booked.some((each) => each.leadId === leadId))
  const visitor = from?.booked.find((each) => each.leadId === leadId)
  if (!from || !visitor) return undefined

  const to = slots.filter(
    ({ id, areaId, isOpen, booked, places }) =>
      id !== from.id && areaId === from.areaId && isOpen && booked.length < places,
  )
  return { ...visitor, from, to: to.map(({ id, when }) => ({ id, when })) }
}

/** Another time for a visit. */
function MoveVisit({ leadId, name, from, to }: Moving) {
  const { errors } = useAnswer('move')

  return (
    <section className="desk-part">
      <h2>{moveCopy.heading(name)}</h2>
      <p>{moveCopy.from(from.when)}</p>
      {to.length === 0 ? (
        <p>{moveCopy.nowhere}</p>
      ) : (
        <ActForm act="move" className="form desk-form" noValidate>
          <input type="hidden" name="lead" value={leadId} />
          <input type="hidden" name="from" value={from.id} />
          <Field name="to" id="slot-to" label={moveCopy.to} error={errors?.to}>
            {(control) => (
              <select {...control} required defaultValue="">
                <option value="">{moveCopy.choose}</option>
                <Options of={to.map(({ id, when }) => [id, when])} />
              </select>
            )}
          </Field>
          <div className="row">
            <Button type="submit">{moveCopy.button}</Button>
          </div>
        </ActForm>
      )}
      <DeskLink to="/desk/visits">{moveCopy.close}</DeskLink>
    </section>
  )
}
