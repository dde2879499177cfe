import { Form } from 'react-router'
import { FEWEST_LETTERS } from '#desk/access/password-length.ts'
import { accountCopy, signInCopy } from '#desk/sign-in/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

const { password: copy } = accountCopy
const { password: rules } = signInCopy

interface PasswordPartProps {
  email: string
  errors?: { currentPassword?: string; newPassword?: string }
}

export function PasswordPart({ email, errors }: PasswordPartProps) {
  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <Form method="post" className="form desk-form">
        <input type="hidden" name="intent" value="password" />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field name="currentPassword" label={copy.current} error={errors?.currentPassword}>
          {(control) => <input {...control} type="password" autoComplete="current-password" required />}
        </Field>
        <Field name="newPassword" label={copy.next} hint={rules.hint(FEWEST_LETTERS)} error={errors?.newPassword}>
          {(control) => <input {...control} type="password" autoComplete="new-password" required />}
        </Field>
        <div className="row">
          <Button type="submit">{copy.save}</Button>
        </div>
      </Form>
    </section>
  )
}
