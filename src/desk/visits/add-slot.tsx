import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import { visitsDeskCopy } from './words.en.ts'

const { add: addCopy } = visitsDeskCopy

const { add: copy } = visitsDeskCopy

/** A new time for visits to an area. */
export function AddSlot({ areas, today }: { areas: { id: string; name: string }[]; today: string }) {
  const { typed, errors, done } = useAnswer('add')

  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <ActForm act="add" className="form desk-form" noValidate key={done}>
        <SlotTimeFields today={today} />
        <Field name="area" id="slot-area" label={copy.area} error={errors?.area}>
          {(control) => (
            <select {...control} required defaultValue={typed?.area ?? ''}>
              <option value="">{copy.choose}</option>
              <Options of={areas.map(({ id, name }) => [id, name])} />
            </select>
          )}
        </Field>
        <Field name="places" id="slot-places" label={copy.places} hint={copy.placesHint} error={errors?.places}>
          {(control) => (
            <input {...control} type="number" min={1} max={50} required defaultValue={typed?.places ?? '1'} />
          )}
        </Field>
        <div className="row">
          <Button type="submit">{copy.button}</Button>
        </div>
      </ActForm>
    </section>
  )
}

/** When a time that is offered begins and ends, for visits and interviews alike. */
export function SlotTimeFields({ today }: { today: string }) {
  const { typed, errors } = useAnswer('add')

  return (
    <>
      <Field name="day" id="slot-day" label={addCopy.day} error={errors?.day}>
        {(control) => <input {...control} type="date" min={today} required defaultValue={typed?.day ?? ''} />}
      </Field>
      <Field name="from" id="slot-from" label={addCopy.from} error={errors?.from}>
        {(control) => <input {...control} type="time" required defaultValue={typed?.from ?? ''} />}
      </Field>
      <Field name="until" id="slot-until" label={addCopy.until} error={errors?.until}>
        {(control) => <input {...control} type="time" required defaultValue={typed?.until ?? ''} />}
      </Field>
    </>
  )
}
