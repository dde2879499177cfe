import { data, Form } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { requirePermission, type Staff } from '#desk/access/staff-context.ts'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { When } from '#desk/frame/when.tsx'
import { eraseBy, listWithdrawn } from '#leads/consents/withdrawn-leads.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/privacy.ts'
import { type Erased, erasePerson } from './erase-person.ts'
import { findPerson } from './find-person.ts'
import { type Erasure, listErasures } from './list-erasures.ts'
import { isEmpty, type Person } from './person.ts'
import { PersonActions } from './person-actions.tsx'
import { PersonBill } from './person-bill.tsx'
import { PersonLeads } from './person-leads.tsx'
import { PersonRecords } from './person-records.tsx'
import { addressHash, readSubject, type Subject } from './subject.ts'
import { WithdrawnTable } from './withdrawn-table.tsx'
import { privacyCopy as copy } from './words.en.ts'
import './privacy.css'

export const handle: DeskHandle = { access: { read: 'privacy.write', write: 'privacy.write' } }

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'privacy.write')
  const services = context.get(servicesContext)
  const withdrawn = await listWithdrawn(services.db)
  return {
    erasures: await listErasures(services.db),
    withdrawn: withdrawn.map((lead) => ({ ...lead, eraseBy: eraseBy(lead.withdrawnAt, services).toISOString() })),
  }
}

interface Answer {
  who: string
  error?: string
  person?: Person
  eraseError?: string
  erased?: Erased
}

/** Asked for by post, so that no address of a person is in an address of ours. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'privacy.write')
  const services = context.get(servicesContext)
  const { db, now } = services
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const who = text('who')
  const subject = readSubject(who)
  if (!subject) return data<Answer>({ who, error: copy.find.wrong }, 422)

  switch (text('intent')) {
    case 'find':
      await db
        .transaction()
        .execute((trx) =>
          recordAction(trx, { staff, action: 'privacy.searched', subject: addressHash(subject), at: now() }),
        )
      return data<Answer>({ who, person: await shown(subject, staff, services) })

    case 'erase': {
      if (readSubject(text('sure'))?.value !== subject.value)
        return data<Answer>({ who, person: await shown(subject, staff, services), eraseError: copy.erase.wrong }, 422)

      const neverAgain = form.get('never') === 'yes'
      const erased = await erasePerson(subject, { neverAgain, reason: copy.erase.neverReason }, staff, services)
      return data<Answer>({ who: subject.value, erased })
    }

    default:
      throw data(null, 400)
  }
}

async function shown(subject: Subject, staff: Staff, services: Services): Promise<Person> {
  const person = await findPerson(services.db, subject)
  void noteReads(
    staff,
    person.leads.map(({ id }) => id),
    'whole',
    services,
  )
  return person
}

export default function PrivacyPage({ loaderData: { erasures, withdrawn }, actionData }: Route.ComponentProps) {
  const { who = '', error, person, eraseError, erased } = actionData ?? {}

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">{copy.lead}</p>
      {erased && <ErasedMessage who={who} erased={erased} />}
      <Form method="post" className="desk-filters" noValidate>
        <input type="hidden" name="intent" value="find" />
        <Field name="who" label={copy.find.label} hint={copy.find.hint} error={error}>
          {(control) => (
            <input
              {...control}
              key={erased ? '' : who}
              autoComplete="off"
              autoCapitalize="none"
              required
              defaultValue={erased ? '' : who}
            />
          )}
        </Field>
        <Button type="submit" tone={person ? 'line' : 'coral'}>
          {copy.find.button}
        </Button>
      </Form>
      {person && <FoundPerson person={person} eraseError={eraseError} />}
      {!person && <WithdrawnTable leads={withdrawn} />}
      {!person && <PastErasures erasures={erasures} />}
    </>
  )
}

function ErasedMessage({ who, erased }: { who: string; erased: Erased }) {
  const told = [copy.erase.done(who), copy.erase.counts(erased), ...(erased.isFilesLeft ? [copy.erase.filesLeft] : [])]
  return <DeskMessage tone="good">{told.join(' ')}</DeskMessage>
}

function FoundPerson({ person, eraseError }: { person: Person; eraseError?: string }) {
  return (
    <>
      <div role="status">
        <PersonBill person={person} />
        {isEmpty(person) && <p className="desk-lead">{copy.nothing}</p>}
      </div>
      {person.leads.length > 0 && <PersonLeads leads={person.leads} />}
      <PersonRecords person={person} />
      <PersonActions subject={person.subject} error={eraseError} />
    </>
  )
}

function PastErasures({ erasures }: { erasures: Erasure[] }) {
  return (
    <section className="desk-part">
      <h2>{copy.past.heading}</h2>
      {erasures.length === 0 && <p>{copy.past.none}</p>}
      {erasures.length > 0 && (
        <DeskTable label={copy.past.heading} columns={copy.past.columns} numbers={[2, 3, 4, 5]}>
          {erasures.map(({ number, at, by, seal, leads, files, subscriptions, deliveries }) => (
            <tr key={number}>
              <td>
                <When at={at} />
              </td>
              <td>{by}</td>
              <td className="n">{leads}</td>
              <td className="n">{files}</td>
              <td className="n">{subscriptions}</td>
              <td className="n">{deliveries}</td>
              <td>
                <code className="desk-code" translate="no">
                  {seal}
                </code>
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}
