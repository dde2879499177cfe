import { Form } from 'react-router'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { RoleSelect } from './role-select.tsx'

export function InviteForm({ typed }: { typed?: string }) {
  return (
    <section className="desk-part">
      <h2>{copy.invite.heading}</h2>
      <Form method="post" className="form desk-form">
        <input type="hidden" name="intent" value="invite" />
        <Field name="email" label={copy.email}>
          {(control) => <input {...control} type="email" autoComplete="off" required defaultValue={typed} />}
        </Field>
        <Field name="role" label={copy.role}>
          {(control) => <RoleSelect {...control} chosen="viewer" />}
        </Field>
        <div className="row">
          <Button type="submit">{copy.invite.send}</Button>
        </div>
      </Form>
    </section>
  )
}
