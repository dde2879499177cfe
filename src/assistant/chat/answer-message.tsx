import type { Answer, PathName, SaidUse } from '#assistant/answers/answer.ts'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { CitedSentences } from './cited-sentences.tsx'
import { PageLink } from './page-link.tsx'
import { PathCard } from './path-card.tsx'

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
