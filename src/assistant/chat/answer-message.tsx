import type { Answer, Citation, PathName, Place, SaidUse } from '#assistant/answers/answer.ts'
import type { BillEstimate } from '#assistant/answers/assistant-dependencies.ts'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { PageLink } from './page-link.tsx'

const { paths } = assistantCopy

const { bill: billCopy } = assistantCopy

const { chat: copy } = assistantCopy

interface AnswerMessageProps {
  answer: Answer
  host: WidgetHost
  onPath: (path: PathName, use?: SaidUse) => void
}

/** Sentences with their places, and the calculator before them where a cost is asked; or that there are none, what comes near, and a person. */
export function AnswerMessage({ answer, host, onPath }: AnswerMessageProps) {
  const { confident, sentences, nearest, path, use } = answer

  if (confident) {
    return (
      <>
        {use?.calculator ? (
          <>
            <PathCard path="bill" use={use} host={host} onPath={onPath} />
            <CitedSentences sentences={sentences} host={host} />
          </>
        ) : (
          <>
            <CitedSentences sentences={sentences} host={host} />
            {path && <PathCard path={path} use={use} host={host} onPath={onPath} />}
          </>
        )}
      </>
    )
  }

  return (
    <>
      <p>{copy.notFound}</p>
      <p>{nearest.length > 0 ? copy.nearest : copy.nothingNear}</p>
      {nearest.length > 0 && (
        <ul className="msg__places">
          {nearest.map((place) => (
            <li key={place.title}>
              <PageLink {...place} host={host} />
            </li>
          ))}
        </ul>
      )}
      <p>{copy.offerPerson}</p>
      <button className="chip" type="button" onClick={() => onPath('person')}>
        {copy.person}
      </button>
    </>
  )
}

interface BillMessageProps {
  bill: BillEstimate
  units: number
  host: WidgetHost
}

/** A bill line by line, with what it does not hold and where its rates are from. */
export function BillMessage({ bill, units, host }: BillMessageProps) {
  return (
    <>
      <p>
        <b>{billCopy.forUnits(units)}</b>
        <br />
        <span>{bill.tariff}</span>
      </p>
      {bill.lines.map(({ label, amount_paise }) => (
        <div className="ln" key={label}>
          <span>{label}</span>
          <span>{formatRupees(amount_paise)}</span>
        </div>
      ))}
      <div className="ln ln--total">
        <span>{billCopy.total}</span>
        <span>{formatRupees(bill.total_paise)}</span>
      </div>
      {bill.unknown.length > 0 && (
        <>
          <p>{billCopy.without}</p>
          <ul className="msg__places">
            {bill.unknown.map(({ label, reason }) => (
              <li key={label}>{`${label}: ${reason}`}</li>
            ))}
          </ul>
        </>
      )}
      <div className="msg__sources">
        <p>{billCopy.sources}:</p>
        <ul className="msg__places">
          {bill.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        {bill.from_memory && <p>{billCopy.memory}</p>}
      </div>
      <PageLink href={bill.calculator} title={billCopy.more} host={host} />
    </>
  )
}

/** What the pages say, each run of sentences under the title of the place where it stands. */
export function CitedSentences({ sentences, host }: { sentences: readonly Citation[]; host: WidgetHost }) {
  return inRuns(sentences).map((run) => (
    <blockquote className="cited" key={run.title + run.texts[0]}>
      <PageLink href={run.href} title={run.title} language={run.language} host={host} />
      {run.texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rates of two companies may have one source, and none moves
        <p key={at} lang={run.language}>
          {text}
        </p>
      ))}
    </blockquote>
  ))
}

function inRuns(sentences: readonly Citation[]) {
  const runs: (Place & { texts: string[] })[] = []
  for (const { text, ...place } of sentences) {
    const last = runs.at(-1)
    if (last?.title === place.title && last.href === place.href) last.texts.push(text)
    else runs.push({ ...place, texts: [text] })
  }
  return runs
}

interface PathCardProps {
  path: PathName
  use?: SaidUse
  host: WidgetHost
  onPath: (path: PathName, use?: SaidUse) => void
}

/** The next step, where it is plain what a visitor wants. */
export function PathCard({ path, use, host, onPath }: PathCardProps) {
  const copy = paths[path]
  const isAllSaid = use?.state !== undefined && use.units !== undefined

  if (use?.calculator) {
    return (
      <div className="path-card">
        <p>{paths.bill.cost}</p>
        <PageLink href={use.calculator} title={paths.bill.open} host={host} />
        {paths.bill.also.map((page) => (
          <PageLink key={page.href} {...page} host={host} />
        ))}
      </div>
    )
  }

  return (
    <div className="path-card">
      {'say' in copy && <p>{isAllSaid && 'saidAll' in copy ? copy.saidAll : copy.say}</p>}
      {'href' in copy ? (
        <PageLink href={copy.href} title={'go' in copy ? copy.go : copy.label} host={host} />
      ) : (
        <button className="chip" type="button" onClick={() => onPath(path, use)}>
          {copy.label}
        </button>
      )}
    </div>
  )
}
