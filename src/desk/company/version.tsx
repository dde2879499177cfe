import { data, Form, Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { ActButton, ActForm } from '#desk/frame/act-form.tsx'
import { AnswerMessage } from '#desk/frame/answer-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/version.ts'
import { Differences } from './differences.tsx'
import { compareEntries, inWords, nameOf } from './entry-words.ts'
import { findEntry, findRegister, listVersions } from './find-entries.ts'
import { mayEdit } from './register-act.ts'
import { historyCopy as copy } from './words.en.ts'
import './company.css'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { role } = staffOf(context)
  const { db, now } = context.get(servicesContext)
  const register = findRegister(params.register)
  const entry = register && (await findEntry(db, params.entry, now()))
  const versions = entry ? await listVersions(db, entry.id) : []
  const numbered = (number: number) => versions.find((each) => each.number === number)
  const version = numbered(Number(params.number))
  if (entry?.register !== register?.id || !register || !entry || !version) throw data(null, 404)

  const other = numbered(Number(url.searchParams.get('with')))
  // The older one first, and what stands there now last.
  const [before, after] =
    other && other.number < version.number
      ? [other.values, version.values]
      : [version.values, other?.values ?? entry.values]
  const { number, act, made_at: madeAt, staff_name: by, values } = version
  return {
    ...{ number, act, madeAt, by, revision: entry.revision, with: other?.number ?? 0 },
    address: `/desk/company/${register.id}/${entry.id}`,
    name: nameOf(register, values),
    differences: compareEntries(register.fields, before, after),
    whole: Object.entries(register.fields).map(([field, declared]) => [
      declared.label,
      inWords(declared, values[field]),
    ]),
    others: versions.map((each) => each.number).filter((each) => each !== number),
    mayWrite: mayEdit(register, role) && !entry.deletedAt,
  }
}

export function meta() {
  return deskMeta(copy.title)
}

export default function VersionPage({ loaderData: version }: Route.ComponentProps) {
  const { number, act, madeAt, by, revision, address, name, differences, whole, others, mayWrite } = version

  return (
    <>
      <p className="desk-inline">
        <Link className="desk-link" to={address}>
          {copy.back}
        </Link>
        <Link className="desk-link" to={`${address}/history`}>
          {copy.title}
        </Link>
      </p>
      <h1 className="desk-title">{`${copy.one(number)}: ${name}`}</h1>
      <p className="desk-lead">{`${copy.acts[act]} · ${deskTime(madeAt)} · ${by || copy.site}`}</p>
      <AnswerMessage />
      {mayWrite && (
        <ActForm className="row desk-part__above">
          <input type="hidden" name="_revision" value={revision} />
          <ActButton act="restore" small>
            {copy.restore}
          </ActButton>
          <ActButton act="restore-draft" tone="line" small>
            {copy.restoreDraft}
          </ActButton>
        </ActForm>
      )}

      <section className="desk-part">
        <h2>{copy.compare}</h2>
        {others.length > 0 && (
          <Form className="desk-inline desk-part__above">
            <label htmlFor="with">{copy.with}</label>
            <select className="input input--small" id="with" name="with" defaultValue={version.with} key={version.with}>
              <option value={0}>{copy.now}</option>
              {others.map((other) => (
                <option key={other} value={other}>
                  {copy.one(other)}
                </option>
              ))}
            </select>
            <Button type="submit" tone="line" small>
              {copy.show}
            </Button>
          </Form>
        )}
        <Differences of={differences} />
      </section>

      <details className="desk-part desk-fold">
        <summary>{copy.whole}</summary>
        <dl className="entry-whole">
          {whole.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="entry-words">{value || copy.empty}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
