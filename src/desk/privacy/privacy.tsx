import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { when } from '#desk/frame/when.tsx'
import { eraseBy, listWithdrawn } from '#leads/consents/withdrawn-leads.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/privacy.ts'
import { isEmpty, type Person } from './person.ts'
import { PersonActions, WithdrawnTable } from './person-actions.tsx'
import { PersonBill, PersonLeads } from './person-leads.tsx'
import { PersonRecords } from './person-records.tsx'
import { privacyCopy as copy } from './words.en.ts'
import './privacy.css'
import type { Database } from '#database/database.ts'

interface Erasure {
  number: number
  at: string
  by: string
  seal: string
  leads: number
  files: number
  subscriptions: number
  deliveries: number
}

const MOST = 50

export const handle: DeskHandle = { access: { read: 'privacy.write' } }

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = deskOf(context, 'privacy.write')
  const withdrawn = await listWithdrawn(services.db)
  return {
    erasures: await listErasures(services.db),
    withdrawn: withdrawn.map((lead) => ({ ...lead, eraseBy: eraseBy(lead.withdrawnAt, services).toISOString() })),
  }
}

export default function PrivacyPage({ loaderData: { erasures, withdrawn } }: Route.ComponentProps) {
  const { who = '', person, errors } = useAnswer<{ who: string; person: Person }>()

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <AnswerMessage />
      <ActForm act="find" className="desk-filters" noValidate>
        <Field name="who" label={copy.find.label} hint={copy.find.hint} error={errors?.who}>
          {(control) => (
            <input {...control} key={who} autoComplete="off" autoCapitalize="none" required defaultValue={who} />
          )}
        </Field>
        <Button type="submit" tone={person ? 'line' : 'coral'}>
          {copy.find.button}
        </Button>
      </ActForm>
      {person && <FoundPerson person={person} />}
      {!person && <WithdrawnTable leads={withdrawn} />}
      {!person && <PastErasures erasures={erasures} />}
    </>
  )
}

function FoundPerson({ person }: { person: Person }) {
  return (
    <>
      <div role="status">
        {isEmpty(person) && <p className="desk-lead">{copy.nothing}</p>}
        <PersonBill person={person} />
      </div>
      {person.leads.length > 0 && <PersonLeads leads={person.leads} />}
      <PersonRecords person={person} />
      <PersonActions subject={person.subject} />
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
              <td>{when(at)}</td>
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

/** The proof that it was done, newest first. */
async function listErasures(db: Database): Promise<Erasure[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['number', 'at', 'staff_name', 'subject', 'details'])
    .where('action', '=', 'privacy.erased')
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute()

  return rows.map(({ number, at, staff_name, subject, details }) => {
    const { leads, files, subscriptions, deliveries } = JSON.parse(details) as Erasure
    return { number, at, by: staff_name, seal: subject ?? '', leads, files, subscriptions, deliveries }
  })
}
