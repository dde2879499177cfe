import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { askForReset } from '#desk/access/reset-password.ts'
import { OnceForm } from '#desk/frame/act-form.tsx'
import { orUnsent } from '#desk/frame/act-page.ts'
import { DeskMessage, DeskNotice } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
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
  const typed = String((await readForm(request)).get('email') ?? '')
  if (refused) return data({ isSent: false, message: refused.message, email: typed }, refused.init)

  await askForReset(typed, services)
  return data({ isSent: true, message: reset.ask.sent, email: '' })
}

/** Where it is not answered the page stays as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction)
}

export const meta = titled(reset.ask.title)

export default function ForgottenPage({ actionData }: Route.ComponentProps) {
  return (
    <DeskNotice title={reset.ask.title} lead={reset.ask.lead}>
      {actionData?.message !== undefined && (
        <DeskMessage tone={actionData.isSent ? 'good' : 'bad'}>{actionData.message}</DeskMessage>
      )}
      {!actionData?.isSent && (
        <OnceForm submit={reset.ask.send}>
          <Field name="email" label={email}>
            {(control) => (
              <input {...control} type="email" autoComplete="username" required defaultValue={actionData?.email} />
            )}
          </Field>
        </OnceForm>
      )}
    </DeskNotice>
  )
}
