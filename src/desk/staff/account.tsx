import type { Database } from '#database/database.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { FEWEST_LETTERS } from '#desk/access/password-length.ts'
import { may } from '#desk/access/roles.ts'
import { findSession, listSessions } from '#desk/access/sessions.ts'
import { deskOf, type Staff } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { FormPart } from '#desk/frame/form-part.tsx'
import { defaultSignature } from '#desk/leads/reply/signature.ts'
import { accountCopy as copy, signInCopy, staffCopy } from '#desk/sign-in/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Route } from './+types/account.ts'
import { SessionsPart } from './sessions-part.tsx'
import '#desk/sign-in/second-factor.css'

const { recovery: recoveryCopy } = copy
const { setUp } = signInCopy

const { password: passwordCopy } = copy
const { password: rules } = signInCopy

const { mails: mailsCopy } = copy
const CHOICES = Object.keys(mailsCopy.choices) as (keyof typeof mailsCopy.choices)[]

export const handle: DeskHandle = { access: { read: 'account.write' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, services } = deskOf(context)
  const session = await findSession(request, services)
  const sessions = session ? await listSessions(request, session.sessionId, services) : []
  const { name, email, role } = staff
  return { name, email, role, sessions, mails: await findMailChoices(staff, services.db) }
}

/** For those who answer leads. */
async function findMailChoices(staff: Staff, db: Database): Promise<MailChoices | null> {
  if (!may(staff.role, 'leads.write')) return null
  const { signature, hears_of_leads } = await db
    .selectFrom('staff')
    .select(['signature', 'hears_of_leads'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  return { signature, usualSignature: defaultSignature(staff), hearsOfLeads: hears_of_leads ?? 'at-once' }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { name, email, role, sessions, mails } = loaderData

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">
        <span translate="no">{`${name} · ${email}`}</span>
        <span>{` · ${copy.role}: ${staffCopy.roles[role]}`}</span>
      </p>
      <AnswerMessage />

      {mails && <MailsPart {...mails} />}
      <SessionsPart sessions={sessions} />
      <PasswordPart email={email} />
      <RecoveryPart />
    </>
  )
}

interface MailChoices {
  signature: string | null
  /** What stands there where they have written none. */
  usualSignature: string
  hearsOfLeads: keyof typeof mailsCopy.choices
}

/** How one signs what one writes to visitors, and when one hears of leads that colleagues give. */
function MailsPart({ signature, usualSignature, hearsOfLeads }: MailChoices) {
  const { errors, typed } = useAnswer('save-mail-choices')

  return (
    <FormPart act="save-mail-choices" heading={mailsCopy.heading} submit={mailsCopy.save}>
      <Field name="signature" label={mailsCopy.signature} hint={mailsCopy.hint} error={errors?.signature}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            placeholder={usualSignature}
            defaultValue={typed?.signature ?? signature ?? ''}
          />
        )}
      </Field>
      <Field name="hears_of_leads" label={mailsCopy.hears} error={errors?.hears_of_leads}>
        {(control) => (
          <select {...control} defaultValue={hearsOfLeads}>
            <Options of={CHOICES.map((choice) => [choice, mailsCopy.choices[choice]])} />
          </select>
        )}
      </Field>
    </FormPart>
  )
}

function PasswordPart({ email }: { email: string }) {
  const { errors } = useAnswer('change-password')

  return (
    <FormPart act="change-password" heading={passwordCopy.heading} submit={passwordCopy.save} isEmptiedWhenDone>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field name="currentPassword" label={passwordCopy.current} error={errors?.currentPassword}>
        {(control) => <input {...control} type="password" autoComplete="current-password" required />}
      </Field>
      <Field name="newPassword" label={passwordCopy.next} hint={rules.hint(FEWEST_LETTERS)} error={errors?.newPassword}>
        {(control) => <input {...control} type="password" autoComplete="new-password" required />}
      </Field>
    </FormPart>
  )
}

function RecoveryPart() {
  const { codes, errors } = useAnswer<{ codes: string[] }>('make-recovery-codes')

  return (
    <section className="desk-part">
      <h2>{recoveryCopy.heading}</h2>
      {codes ? (
        <>
          <p role="status">{setUp.keep}</p>
          <ul className="second-factor__codes" translate="no">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      ) : (
        <ActForm act="make-recovery-codes" className="form desk-form">
          <p>{recoveryCopy.lead}</p>
          <Field name="password" label={rules.label} error={errors?.password}>
            {(control) => <input {...control} type="password" autoComplete="current-password" required />}
          </Field>
          <div className="row">
            <Button type="submit" tone="line">
              {recoveryCopy.make}
            </Button>
          </div>
        </ActForm>
      )}
    </section>
  )
}
