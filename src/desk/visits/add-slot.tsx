import { useAnswer } from '#desk/frame/answer.ts'
import { FormPart } from '#desk/frame/form-part.tsx'
import type { Elements } from '#ui/elements.ts'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import { visitsDeskCopy } from './words.en.ts'

const { add: copy } = visitsDeskCopy

/** A new time for visits to an area. */
export function AddSlot({ areas, today }: { areas: { id: string; name: string }[]; today: string }) {
  const { typed, errors } = useAnswer('add')

  return (
    <SlotForm today={today} copy={copy}>
      <Field name="area" id="slot-area" label={copy.area} error={errors?.area}>
        {(control) => (
          <select {...control} required defaultValue={typed?.area ?? ''}>
            <option value="">{copy.choose}</option>
            <Options of={areas.map(({ id, name }) => [id, name])} />
          </select>
        )}
      </Field>
    </SlotForm>
  )
}

interface SlotFormProps {
  today: string
  copy: { heading: string; places: string; placesHint: string }
  /** What is asked for one kind of time alone. */
  children: Elements
}

/** A new time, for visits and interviews alike: when it begins and ends, and for how many. */
export function SlotForm({ today, copy: { heading, places, placesHint }, children }: SlotFormProps) {
  const { typed, errors } = useAnswer('add')

  return (
    <FormPart act="add" heading={heading} submit={copy.button} noValidate isEmptiedWhenDone>
      <Field name="day" id="slot-day" label={copy.day} error={errors?.day}>
        {(control) => <input {...control} type="date" min={today} required defaultValue={typed?.day ?? ''} />}
      </Field>
      <Field name="from" id="slot-from" label={copy.from} error={errors?.from}>
        {(control) => <input {...control} type="time" required defaultValue={typed?.from ?? ''} />}
      </Field>
      <Field name="until" id="slot-until" label={copy.until} error={errors?.until}>
        {(control) => <input {...control} type="time" required defaultValue={typed?.until ?? ''} />}
      </Field>
      {children}
      <Field name="places" id="slot-places" label={places} hint={placesHint} error={errors?.places}>
        {(control) => (
          <input {...control} type="number" min={1} max={50} required defaultValue={typed?.places ?? '1'} />
        )}
      </Field>
    </FormPart>
  )
}
