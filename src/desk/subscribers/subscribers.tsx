import { Form, Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { maskEmail } from '#desk/access/mask-contacts.ts'
import { withOpenWords } from '#desk/access/sealed-words.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { FormPart } from '#desk/frame/form-part.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { NEWSLETTER_TOPICS } from '#leads/subscription/newsletter-topics.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Route } from './+types/subscribers.ts'
import { importCopy } from './import/words.en.ts'
import {
  readFilter,
  SUBSCRIBER_STATES,
  type SubscriberFilter,
  type SubscriberState,
  writeFilter,
} from './subscriber-filter.ts'
import { countSealed, countStates, listSubscribers, type Place } from './subscriber-list.ts'
import { SubscriberTable } from './subscriber-table.tsx'
import { subscribersCopy as copy } from './words.en.ts'
import './subscribers.css'

export const handle: DeskHandle = { access: { read: 'subscribers.read' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff, services, db, may } = deskOf(context, 'subscribers.read')
  const mayContact = may('contacts.read')
  const filter = readFilter(await withOpenWords(url.searchParams, 'search', services))
  const after = readPlace(url.searchParams.get('after'))
  const [{ rows, next }, counts, sealed] = await Promise.all([
    listSubscribers(db, filter, { after }),
    countStates(db, filter),
    countSealed(db),
  ])
  void noteReads(staff, rows, 'subscriber', services)

  return {
    filter,
    rows: mayContact
      ? rows
      : rows.map((row) => ({ ...row, email: maskEmail(row.email), address: maskEmail(row.address) })),
    counts,
    sealed,
    isNewest: !after,
    older: next && writeFilter(filter, { after: `${next.created_at}_${next.id}` }),
    mayChange: may('subscribers.write'),
    mayExport: may('leads.export'),
  }
}

function readPlace(text: string | null): Place | undefined {
  const [, created_at, id] = /^([\dT:.Z-]{20,30})_([\w-]{1,64})$/.exec(text ?? '') ?? []
  return created_at && id ? { created_at, id } : undefined
}

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { filter, rows, counts, sealed, isNewest, older, mayChange, mayExport } = loaderData

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead}>
        <SubscriberFilters filter={filter} counts={counts} />
      </PageHead>
      <AnswerMessage />
      {rows.length > 0 ? <SubscriberTable rows={rows} mayChange={mayChange} /> : <p>{copy.none}</p>}
      <p className="row">
        {!isNewest && <DeskLink to={writeFilter(filter) || '.'}>{copy.newest}</DeskLink>}
        {older && <DeskLink to={older}>{copy.older}</DeskLink>}
        {mayExport && rows.length > 0 && (
          <a className="desk-link" href={`/desk/subscribers/export${writeFilter(filter)}`} download>
            {copy.export}
          </a>
        )}
        {mayChange && <DeskLink to="/desk/subscribers/import">{importCopy.link}</DeskLink>}
      </p>
      {sealed > 0 && <p className="desk-aside">{copy.sealed(sealed)}</p>}
      {mayChange && <SuppressForm />}
      {mayChange && <LiftForm />}
    </>
  )
}

function SuppressForm() {
  const { typed, errors } = useAnswer('suppress')

  return (
    <FormPart
      act="suppress"
      heading={copy.suppress.heading}
      lead={copy.suppress.lead}
      submit={copy.suppress.button}
      noValidate
      isEmptiedWhenDone
    >
      <Field name="address" id="suppress-address" label={copy.suppress.address} error={errors?.address}>
        {(control) => <input {...control} type="email" autoComplete="off" required defaultValue={typed?.address} />}
      </Field>
      <Field
        name="reason"
        id="suppress-reason"
        label={copy.suppress.reason}
        hint={copy.suppress.reasonHint}
        error={errors?.reason}
      >
        {(control) => <input {...control} maxLength={300} required defaultValue={typed?.reason} />}
      </Field>
    </FormPart>
  )
}

function LiftForm() {
  const { typed, errors } = useAnswer('lift')

  return (
    <FormPart
      act="lift"
      heading={copy.lift.heading}
      lead={copy.lift.lead}
      submit={copy.lift.button}
      quiet
      noValidate
      isEmptiedWhenDone
    >
      <Field name="address" id="lift-address" label={copy.suppress.address} error={errors?.address}>
        {(control) => <input {...control} type="email" autoComplete="off" required defaultValue={typed?.address} />}
      </Field>
    </FormPart>
  )
}

interface SubscriberFiltersProps {
  filter: SubscriberFilter
  counts: Record<SubscriberState, number>
}

/** States as links with their counts, and a plain form for the rest. */
function SubscriberFilters({ filter, counts }: SubscriberFiltersProps) {
  const { state, ...others } = filter
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)

  return (
    <>
      <nav className="desk-tabs" aria-label={copy.state}>
        <Link to={writeFilter(others) || '.'} aria-current={state ? undefined : 'true'}>
          {copy.all} <span>{all.toLocaleString('en-IN')}</span>
        </Link>
        {SUBSCRIBER_STATES.map((each) => (
          <Link
            key={each}
            to={writeFilter({ ...others, state: each })}
            aria-current={state === each ? 'true' : undefined}
          >
            <span>{copy.states[each]}</span> <span>{counts[each].toLocaleString('en-IN')}</span>
          </Link>
        ))}
      </nav>
      <Form method="post" action="/desk/search" className="desk-filters" role="search" aria-label={copy.filters}>
        <input type="hidden" name="list" value="subscribers" />
        {state && <input type="hidden" name="state" value={state} />}
        <Field name="words" label={copy.search}>
          {(control) => (
            <input
              {...control}
              key={filter.search}
              type="search"
              maxLength={200}
              defaultValue={filter.search}
              placeholder={copy.search}
            />
          )}
        </Field>
        <Field name="topic" label={copy.topic}>
          {(control) => (
            <select {...control} key={filter.topic} defaultValue={filter.topic ?? ''}>
              <option value="">{copy.anyTopic}</option>
              <Options of={NEWSLETTER_TOPICS.map((topic) => [topic, copy.topics[topic]])} />
            </select>
          )}
        </Field>
        <Button tone="line" type="submit">
          {copy.apply}
        </Button>
      </Form>
    </>
  )
}
