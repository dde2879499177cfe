import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { RoleSelect } from './role-select.tsx'

export function InviteForm() {
  const { link, typed } = useAnswer<{ link: string }>('invite')

  return (
    <section className="desk-part">
      <h2>{copy.invite.heading}</h2>
      <ActForm act="invite" className="form desk-form" key={link}>
        <Field name="email" label={copy.email}>
          {(control) => <input {...control} type="email" autoComplete="off" required defaultValue={typed?.email} />}
        </Field>
        <Field name="role" label={copy.role}>
          {(control) => <RoleSelect {...control} chosen="viewer" />}
        </Field>
        <div className="row">
          <Button type="submit">{copy.invite.send}</Button>
        </div>
      </ActForm>
    </section>
  )
}
