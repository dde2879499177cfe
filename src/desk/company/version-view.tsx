import { Form, Link } from 'react-router'
import type { Fields } from '#company/registers/fields.ts'
import type { RegisterAct } from '#database/tables.ts'
import { ActButton, ActForm } from '#desk/frame/act-form.tsx'
import { AnswerMessage } from '#desk/frame/answer-message.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { Button } from '#ui/button.tsx'
import { Differences } from './differences.tsx'
import { compareEntries, type Difference, inWords } from './entry-words.ts'
import type { EntryValues } from './find-entries.ts'
import { historyCopy as copy } from './words.en.ts'
import './company.css'

interface Version {
  number: number
  act: RegisterAct
  made_at: string
  staff_name: string
  values: EntryValues
}

interface ComparedVersion {
  number: number
  act: RegisterAct
  madeAt: string
  by: string
  /** The number of the other one; 0 for what is written now. */
  with: number
  differences: Difference[]
  /** Each field's label and what it says. */
  whole: [label: string, words: string][]
  others: number[]
}

/** A version beside another one, or beside what is written now; undefined where there is none of that number. */
export function compareVersions(
  versions: readonly Version[],
  asked: { number: string | undefined; with: string | null },
  { fields, now }: { fields: Fields; now: EntryValues },
): ComparedVersion | undefined {
  const numbered = (number: number) => versions.find((each) => each.number === number)
  const version = numbered(Number(asked.number))
  if (!version) return undefined

  const other = numbered(Number(asked.with))
  // The older one first, and what stands there now last.
  const [before, after] =
    other && other.number < version.number ? [other.values, version.values] : [version.values, other?.values ?? now]
  const { number, act, made_at: madeAt, staff_name: by, values } = version
  return {
    ...{ number, act, madeAt, by, with: other?.number ?? 0 },
    differences: compareEntries(fields, before, after),
    whole: Object.entries(fields).map(([field, declared]) => [declared.label, inWords(declared, values[field])]),
    others: versions.map((each) => each.number).filter((each) => each !== number),
  }
}

interface Shown extends ComparedVersion {
  address: string
  back: string
  name: string
  revision: number
  mayWrite: boolean
}

/** One version of an entry, or of a translation of one, with what differs, and the way back to it. */
export function VersionView({ address, back, name, revision, mayWrite, ...version }: Shown) {
  const { number, act, madeAt, by, differences, whole, others } = version

  return (
    <>
      <p className="desk-inline">
        <Link className="desk-link" to={address}>
          {back}
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
