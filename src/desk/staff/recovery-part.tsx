import { Form } from 'react-router'
import { accountCopy, signInCopy } from '#desk/sign-in/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

const { recovery: copy } = accountCopy
const { password: rules, setUp } = signInCopy

interface RecoveryPartProps {
  /** New ones, shown once. */
  codes?: string[]
  error?: string
}

export function RecoveryPart({ codes, error }: RecoveryPartProps) {
  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      {codes ? (
        <>
          <p role="status">{setUp.keep}</p>
          <ul className="second-factor__codes" translate="no">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      ) : (
        <Form method="post" className="form desk-form">
          <p>{copy.lead}</p>
          <input type="hidden" name="intent" value="recovery" />
          <Field name="password" label={rules.label} error={error}>
            {(control) => <input {...control} type="password" autoComplete="current-password" required />}
          </Field>
          <div className="row">
            <Button type="submit" tone="line">
              {copy.make}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
