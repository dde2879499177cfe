import { useAnswer } from '#desk/frame/answer.ts'
import { Field } from '#ui/field.tsx'
import { visitsDeskCopy } from './words.en.ts'

const { add: copy } = visitsDeskCopy

/** When a time that is offered begins and ends, for visits and interviews alike. */
export function SlotTimeFields({ today }: { today: string }) {
  const { typed, errors } = useAnswer('add')

  return (
    <>
      <Field name="day" id="slot-day" label={copy.day} error={errors?.day}>
        {(control) => <input {...control} type="date" min={today} required defaultValue={typed?.day ?? ''} />}
      </Field>
      <Field name="from" id="slot-from" label={copy.from} error={errors?.from}>
        {(control) => <input {...control} type="time" required defaultValue={typed?.from ?? ''} />}
      </Field>
      <Field name="until" id="slot-until" label={copy.until} error={errors?.until}>
        {(control) => <input {...control} type="time" required defaultValue={typed?.until ?? ''} />}
      </Field>
    </>
  )
}
