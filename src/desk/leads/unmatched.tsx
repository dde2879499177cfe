import { Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActButton, ActForm, QuietActButton } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { PageHead } from '#desk/frame/page-head.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/unmatched.ts'
import { countUnmatched, listUnmatched } from './unmatched/list-unmatched.ts'
import { unmatchedCopy as copy, SHOWN, type Shown } from './words.en.ts'
import './leads.css'
import './unmatched/unmatched.css'

export const handle: DeskHandle = { access: { read: 'letters.read' } }

export const meta = titled(copy.title)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff, services, db, may } = deskOf(context, 'letters.read')
  const asked = url.searchParams.get('show')
  const shown = SHOWN.find((each) => each === asked) ?? 'waiting'
  const before = url.searchParams.get('before') ?? undefined
  const [listed, counts] = await Promise.all([listUnmatched(db, shown, before), countUnmatched(db)])
  void noteReads(staff, listed.letters, 'letter', services)
  return { ...listed, shown, counts, isNewest: !before, mayWrite: may('letters.write') }
}

export default function UnmatchedPage({ loaderData }: Route.ComponentProps) {
  const { letters, older, shown, counts, isNewest, mayWrite } = loaderData

  return (
    <>
      <PageHead title={copy.title} lead={copy.shown[shown].lead}>
        <nav className="lead-views scroll-x" aria-label={copy.views}>
          {SHOWN.map((each) => (
            <Link key={each} to={address(each)} aria-current={each === shown ? 'page' : undefined}>
              <span className="lead-views__count">{counts[each].toLocaleString('en-IN')}</span>
              <span>{copy.shown[each].name}</span>
            </Link>
          ))}
        </nav>
      </PageHead>
      <AnswerMessage />
      {letters.length === 0 && <p>{copy.shown[shown].none}</p>}
      <ol className="letters">
        {letters.map((letter) => (
          <li key={letter.id}>
            <Letter {...letter} />
            {mayWrite && <LetterActs id={letter.id} isAside={shown === 'aside'} />}
          </li>
        ))}
      </ol>
      <p className="row">
        {!isNewest && <DeskLink to={address(shown)}>{copy.newest}</DeskLink>}
        {older && <DeskLink to={`?${new URLSearchParams({ show: shown, before: older })}`}>{copy.older}</DeskLink>}
      </p>
    </>
  )
}

function address(shown: Shown): string {
  return shown === 'waiting' ? '/desk/leads/unmatched' : `?${new URLSearchParams({ show: shown })}`
}

type Shows = Route.ComponentProps['loaderData']['letters'][number]

function Letter({ from, name, to, subject, at, parts, files }: Shows) {
  return (
    <article className="letter">
      <h2>{subject || copy.noSubject}</h2>
      <p className="letter__who">
        <b translate="no">{name ? `${name} <${from}>` : from || copy.nobody}</b>{' '}
        <time dateTime={at}>{deskTime(at)}</time>
      </p>
      <p className="letter__who">
        <span>{copy.to}</span> <span translate="no">{to}</span>
      </p>
      {parts.map(({ isQuoted, text }, place) =>
        isQuoted ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes
          <details key={place}>
            <summary>{copy.quoted}</summary>
            <p className="letter__text">{text}</p>
          </details>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes
          <p className="letter__text" key={place}>
            {text}
          </p>
        ),
      )}
      {files.length > 0 && (
        <>
          <h3>{copy.files}</h3>
          <ul>
            {files.map(({ name: fileName, refused }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes
              <li key={place}>
                <span translate="no">{fileName}</span> <span className="letter__refused">{refused}</span>
              </li>
            ))}
          </ul>
          <p className="desk-aside">{copy.filesNote}</p>
        </>
      )}
    </article>
  )
}

function LetterActs({ id, isAside }: { id: string; isAside: boolean }) {
  const { typed, errors } = useAnswer<{ letter: string }>('belongs-to')
  const isTyped = typed?.letter === id

  return (
    <ActForm className="letter__acts">
      <input type="hidden" name="letter" value={id} />
      <Field
        name="reference"
        id={`reference-${id}`}
        label={copy.belongs.label}
        {...(isTyped && errors?.reference && { error: errors.reference })}
      >
        {(control) => (
          <input
            {...control}
            className="input input--small"
            maxLength={20}
            autoComplete="off"
            translate="no"
            defaultValue={isTyped ? typed?.reference : undefined}
          />
        )}
      </Field>
      <div className="row">
        <ActButton act="belongs-to" small>
          {copy.belongs.button}
        </ActButton>
        <QuietActButton act="make-enquiry">{copy.enquiry.button}</QuietActButton>
        {isAside ? (
          <QuietActButton act="bring-back">{copy.bringBack.button}</QuietActButton>
        ) : (
          <QuietActButton act="not-for-us">{copy.notForUs.button}</QuietActButton>
        )}
      </div>
    </ActForm>
  )
}
