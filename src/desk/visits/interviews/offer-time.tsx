import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { SlotTimeFields } from '#desk/visits/add-slot.tsx'
import { interviewsDeskCopy, visitsDeskCopy } from '#desk/visits/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

const { add: common } = visitsDeskCopy
const { add: copy } = interviewsDeskCopy

interface OfferTimeProps {
  openings: { id: string; title: string }[]
  today: string
}

/** A new time for interviews. */
export function OfferTime({ openings, today }: OfferTimeProps) {
  const { typed, errors, done } = useAnswer('add')

  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <ActForm act="add" className="form desk-form" noValidate key={done}>
        <SlotTimeFields today={today} />
        <Field name="opening" id="slot-opening" label={copy.opening} error={errors?.opening}>
          {(control) => (
            <select {...control} required defaultValue={typed?.opening ?? ''}>
              <option value="">{copy.choose}</option>
              {openings.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
              <option value="none">{copy.noOpening}</option>
            </select>
          )}
        </Field>
        <Field name="meeting" id="slot-meeting" label={copy.meeting} error={errors?.meeting}>
          {(control) => (
            <select {...control} required defaultValue={typed?.meeting ?? 'site'}>
              {Object.entries(copy.meetings).map(([meeting, name]) => (
                <option key={meeting} value={meeting}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="place" id="slot-place" label={copy.place} hint={copy.placeHint} error={errors?.place}>
          {(control) => <input {...control} maxLength={200} autoComplete="off" defaultValue={typed?.place ?? ''} />}
        </Field>
        <Field name="places" id="slot-places" label={copy.places} hint={copy.placesHint} error={errors?.places}>
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
