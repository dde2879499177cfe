import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { askForReset } from '#desk/access/reset-password.ts'
import { OnceForm } from '#desk/frame/act-form.tsx'
import { DeskMessage, DeskNotice } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/forgotten.ts'
import { signInCopy } from './words.en.ts'

export const handle: DeskHandle = { access: 'open' }

export { headers } from '#platform/http/answer-headers.ts'

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
