import type { Fields } from '#company/registers/fields.ts'
import type { RegisterAct } from '#database/tables.ts'
import { ActButton, ActForm, QuietActButton } from '#desk/frame/act-form.tsx'
import { olderFirst, VersionView } from '#desk/frame/history.tsx'
import { compareEntries, type Difference, inWords } from './entry-words.ts'
import type { EntryValues } from './find-entries.ts'
import { historyCopy as copy } from './words.en.ts'
import './company.css'
import '#desk/posts/posts.css'

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
  const state = (of: Version) => ({ number: of.number, state: of.values })
  const { number, act, made_at: madeAt, staff_name: by, values } = version
  return {
    ...{ number, act, madeAt, by, with: other?.number ?? 0 },
    differences: compareEntries(fields, ...olderFirst(state(version), other && state(other), now)),
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
export function EntryVersion({ address, back, name, revision, mayWrite, ...version }: Shown) {
  const { number, act, madeAt, by, differences, whole, others } = version

  return (
    <>
      <VersionView
        links={[
          { address, name: back },
          { address: `${address}/history`, name: copy.title },
        ]}
        title={`${copy.one(number)}: ${name}`}
        version={{ why: copy.acts[act], madeAt, by: by || copy.site }}
        acts={mayWrite && <RestoreEntry revision={revision} />}
        heading={copy.compare}
        choice={{ with: version.with, others, words: copy }}
      >
        <Differences of={differences} />
      </VersionView>

      <details className="desk-part desk-fold">
        <summary>{copy.whole}</summary>
        <dl className="comparison__fields entry-whole">
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

function RestoreEntry({ revision }: { revision: number }) {
  return (
    <ActForm className="row desk-part__above">
      <input type="hidden" name="_revision" value={revision} />
      <ActButton act="restore" small>
        {copy.restore}
      </ActButton>
      <QuietActButton act="restore-draft">{copy.restoreDraft}</QuietActButton>
    </ActForm>
  )
}

/** What differs between two states of an entry: taken out and come in, told by words and signs as well as by colour. */
export function Differences({ of }: { of: readonly Difference[] }) {
  if (of.length === 0) return <p>{copy.same}</p>

  return (
    <div className="comparison">
      <dl className="comparison__fields">
        {of.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>
                <span className="vh">{`${copy.removed}: `}</span>
                <span className="entry-words">{before || copy.empty}</span>
              </del>
            </dd>
            <dd>
              <ins>
                <span className="vh">{`${copy.added}: `}</span>
                <span className="entry-words">{after || copy.empty}</span>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
