import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { accountCopy, signInCopy } from '#desk/sign-in/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import '#desk/sign-in/second-factor.css'

const { recovery: copy } = accountCopy
const { password: rules, setUp } = signInCopy

export function RecoveryPart() {
  const { codes, errors } = useAnswer<{ codes: string[] }>('make-recovery-codes')

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
        <ActForm act="make-recovery-codes" className="form desk-form">
          <p>{copy.lead}</p>
          <Field name="password" label={rules.label} error={errors?.password}>
            {(control) => <input {...control} type="password" autoComplete="current-password" required />}
          </Field>
          <div className="row">
            <Button type="submit" tone="line">
              {copy.make}
            </Button>
          </div>
        </ActForm>
      )}
    </section>
  )
}
