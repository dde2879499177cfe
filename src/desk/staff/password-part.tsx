import { FEWEST_LETTERS } from '#desk/access/password-length.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { accountCopy, signInCopy } from '#desk/sign-in/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

const { password: copy } = accountCopy
const { password: rules } = signInCopy

export function PasswordPart({ email }: { email: string }) {
  const { errors, done } = useAnswer('change-password')

  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <ActForm act="change-password" className="form desk-form" key={done}>
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
      </ActForm>
    </section>
  )
}
