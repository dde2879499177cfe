import { Link } from 'react-router'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { DeskSlot } from './list-slots.ts'
import { visitsDeskCopy } from './words.en.ts'

const { move: copy } = visitsDeskCopy

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
export function MoveVisit({ leadId, name, from, to }: Moving) {
  const { errors } = useAnswer('move')

  return (
    <section className="desk-part">
      <h2>{copy.heading(name)}</h2>
      <p>{copy.from(from.when)}</p>
      {to.length === 0 ? (
        <p>{copy.nowhere}</p>
      ) : (
        <ActForm act="move" className="form desk-form" noValidate>
          <input type="hidden" name="lead" value={leadId} />
          <input type="hidden" name="from" value={from.id} />
          <Field name="to" id="slot-to" label={copy.to} error={errors?.to}>
            {(control) => (
              <select {...control} required defaultValue="">
                <option value="">{copy.choose}</option>
                {to.map(({ id, when }) => (
                  <option key={id} value={id}>
                    {when}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className="row">
            <Button type="submit">{copy.button}</Button>
          </div>
        </ActForm>
      )}
      <Link className="desk-link" to="/desk/visits">
        {copy.close}
      </Link>
    </section>
  )
}
