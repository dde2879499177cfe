import { data, Form, Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { may } from '#desk/access/roles.ts'
import { withOpenWords } from '#desk/access/sealed-words.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/subscribers.ts'
import { liftFrom, type SuppressionAnswer, suppressAddress } from './change-suppression.ts'
import { readFilter, writeFilter } from './subscriber-filter.ts'
import { SubscriberFilters } from './subscriber-filters.tsx'
import { countSealed, countStates, listSubscribers, type Place } from './subscriber-list.ts'
import { SubscriberTable } from './subscriber-table.tsx'
import { subscribersCopy as copy } from './words.en.ts'
import './subscribers.css'

export const handle: DeskHandle = { access: { read: 'subscribers.read', write: 'subscribers.write' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'subscribers.read')
  const services = context.get(servicesContext)
  const { db } = services
  const filter = readFilter(await withOpenWords(url.searchParams, 'search', services))
  const after = readPlace(url.searchParams.get('after'))
  const [{ rows, next }, counts, sealed] = await Promise.all([
    listSubscribers(db, filter, { after }),
    countStates(db, filter),
    countSealed(db),
  ])

  return {
    filter,
    rows,
    counts,
    sealed,
    isNewest: !after,
    older: next && writeFilter(filter, { after: `${next.created_at}_${next.id}` }),
    mayChange: may(role, 'subscribers.write'),
    mayExport: may(role, 'leads.export'),
  }
}

function readPlace(text: string | null): Place | undefined {
  const [, created_at, id] = /^([\dT:.Z-]{20,30})_([\w-]{1,64})$/.exec(text ?? '') ?? []
  return created_at && id ? { created_at, id } : undefined
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'subscribers.write')
  const services = context.get(servicesContext)
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent !== 'suppress' && intent !== 'lift') throw data(null, 400)

  const change = intent === 'suppress' ? suppressAddress : liftFrom
  const answer = await change(form, staff, services)
  return data({ intent, ...answer }, answer.ok ? 200 : 422)
}

export default function SubscribersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, rows, counts, sealed, isNewest, older, mayChange, mayExport } = loaderData

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">{copy.lead}</p>
      {actionData?.message && <DeskMessage tone={actionData.ok ? 'good' : 'bad'}>{actionData.message}</DeskMessage>}
      <SubscriberFilters filter={filter} counts={counts} />
      {rows.length > 0 ? <SubscriberTable rows={rows} mayChange={mayChange} /> : <p>{copy.none}</p>}
      <p className="row">
        {!isNewest && (
          <Link className="desk-link" to={writeFilter(filter) || '.'}>
            {copy.newest}
          </Link>
        )}
        {older && (
          <Link className="desk-link" to={older}>
            {copy.older}
          </Link>
        )}
        {mayExport && rows.length > 0 && (
          <a className="desk-link" href={`/desk/subscribers/export${writeFilter(filter)}`} download>
            {copy.export}
          </a>
        )}
      </p>
      {sealed > 0 && <p className="desk-aside">{copy.sealed(sealed)}</p>}
      {mayChange && <SuppressForm answer={actionData?.intent === 'suppress' ? actionData : undefined} />}
      {mayChange && <LiftForm answer={actionData?.intent === 'lift' ? actionData : undefined} />}
    </>
  )
}

function SuppressForm({ answer }: { answer?: SuppressionAnswer }) {
  const { draft, errors } = answer && !answer.ok ? answer : { draft: undefined, errors: undefined }

  return (
    <section className="desk-part">
      <h2>{copy.suppress.heading}</h2>
      <p className="desk-lead">{copy.suppress.lead}</p>
      <Form method="post" className="form desk-form" noValidate key={answer?.ok ? answer.message : ''}>
        <input type="hidden" name="intent" value="suppress" />
        <Field name="address" id="suppress-address" label={copy.suppress.address} error={errors?.address}>
          {(control) => <input {...control} type="email" autoComplete="off" required defaultValue={draft?.address} />}
        </Field>
        <Field
          name="reason"
          id="suppress-reason"
          label={copy.suppress.reason}
          hint={copy.suppress.reasonHint}
          error={errors?.reason}
        >
          {(control) => <input {...control} maxLength={300} required defaultValue={draft?.reason} />}
        </Field>
        <div className="row">
          <Button type="submit">{copy.suppress.button}</Button>
        </div>
      </Form>
    </section>
  )
}

function LiftForm({ answer }: { answer?: SuppressionAnswer }) {
  const { draft, errors } = answer && !answer.ok ? answer : { draft: undefined, errors: undefined }

  return (
    <section className="desk-part">
      <h2>{copy.lift.heading}</h2>
      <p className="desk-lead">{copy.lift.lead}</p>
      <Form method="post" className="form desk-form" noValidate key={answer?.ok ? answer.message : ''}>
        <input type="hidden" name="intent" value="lift" />
        <Field name="address" id="lift-address" label={copy.suppress.address} error={errors?.address}>
          {(control) => <input {...control} type="email" autoComplete="off" required defaultValue={draft?.address} />}
        </Field>
        <div className="row">
          <Button tone="line" type="submit">
            {copy.lift.button}
          </Button>
        </div>
      </Form>
    </section>
  )
}
