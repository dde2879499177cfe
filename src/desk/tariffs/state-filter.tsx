import { Form } from 'react-router'
import { tariffsDeskCopy as copy } from '#desk/tariffs/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

interface StateFilterProps {
  state: string
  states: { code: string; name: string }[]
}

/** Narrows a register of rates to one state. */
export function StateFilter({ state, states }: StateFilterProps) {
  return (
    <Form className="desk-inline desk-part__above" key={state}>
      <Field name="state" label={copy.state}>
        {(control) => (
          <select {...control} defaultValue={state}>
            <option value="">{copy.every}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" tone="line" small>
        {copy.show}
      </Button>
    </Form>
  )
}
