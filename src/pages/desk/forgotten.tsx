import { data } from 'react-router'
import { signInCopy } from '#content/desk/sign-in.ts'
import { readForm } from '#platform/forms.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { askForReset } from '#staff/reset-password.tsx'
import { Button } from '#ui/button.tsx'
import { DeskMessage } from '#ui/desk/desk-message.tsx'
import { deskMeta } from '#ui/desk/desk-meta.ts'
import { DeskNotice } from '#ui/desk/desk-notice.tsx'
import { OnceForm } from '#ui/desk/once-form.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/forgotten.ts'

export const handle: DeskHandle = { access: 'open' }

export { headers } from '#platform/answer-headers.ts'

const { reset, email } = signInCopy

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  // How often the owner is written to is bounded for the account; this only keeps one address from filling the outbox.
  const refused = await limitPosts('desk-reset', context)
  if (refused) return data({ isSent: false, message: refused.message }, refused.init)

  await askForReset(String((await readForm(request)).get('email') ?? ''), services)
  return data({ isSent: true, message: reset.ask.sent })
}

export function meta() {
  return deskMeta(reset.ask.title)
}

export default function ForgottenPage({ actionData }: Route.ComponentProps) {
  return (
    <DeskNotice title={reset.ask.title} lead={reset.ask.lead}>
      {actionData && <DeskMessage tone={actionData.isSent ? 'good' : 'bad'}>{actionData.message}</DeskMessage>}
      {!actionData?.isSent && (
        <OnceForm method="post" className="form">
          <Field name="email" label={email}>
            {(control) => <input {...control} type="email" autoComplete="username" required />}
          </Field>
          <div className="row">
            <Button type="submit">{reset.ask.send}</Button>
          </div>
        </OnceForm>
      )}
    </DeskNotice>
  )
}
