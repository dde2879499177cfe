import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/stage-letters.ts'
import { leadsDeskCopy } from './inbox/words.en.ts'
import { listStageLetters, type StageLetter } from './stage-letters/list-letters.ts'
import { readOffered } from './stage-letters/offered-letters.ts'
import { stageLettersCopy as copy } from './words.en.ts'
import './leads.css'
import './reply/reply.css'

export const handle: DeskHandle = { access: { read: 'leads.write' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff, services } = deskOf(context, 'leads.write')
  const offered = orNotFound(readOffered(url.searchParams))

  const letters = await listStageLetters(offered, staff, services)
  const shown = letters.map(({ leadId: id }) => ({ id }))
  void noteReads(staff, shown, 'listed', services)
  return { stage: offered.stage, letters }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && copy.title(leadsDeskCopy.stages[loaderData.stage]))
}

export default function StageLettersPage({ loaderData: { stage, letters } }: Route.ComponentProps) {
  const { letters: sent } = useAnswer<{ letters: string[] }>('send')
  const ready = letters.filter(({ why }) => why === null).length

  return (
    <>
      <p>
        <DeskLink to="/desk/leads?kind=application">{copy.back}</DeskLink>
      </p>
      <h1 className="desk-title">{copy.title(leadsDeskCopy.stages[stage])}</h1>
      <AnswerMessage />
      {sent && <TakeBack letters={sent} />}
      <p className="desk-lead">{ready === 0 ? copy.nothing : `${copy.lead(ready)} ${copy.below}`}</p>
      {/* Another set of letters, and the ticks begin anew. */}
      <ActForm act="send" className="form" key={letters.map(({ leadId, why }) => `${leadId} ${why}`).join()}>
        <ul className="stage-letters" aria-label={copy.label}>
          {letters.map((letter) => (
            <Letter key={letter.leadId} letter={letter} />
          ))}
        </ul>
        {ready > 0 && (
          <div className="row">
            <Button type="submit">{copy.send}</Button>
          </div>
        )}
      </ActForm>
    </>
  )
}

function Letter({ letter: { leadId, id, name, email, opening, subject, text, digest, why } }: { letter: StageLetter }) {
  return (
    <li className="stage-letters__one">
      {why === null && (
        <>
          <input type="hidden" name={`letter-${leadId}`} value={id} />
          <input type="hidden" name={`digest-${leadId}`} value={digest} />
          <label className="lead-check">
            <input type="checkbox" name="lead" value={leadId} defaultChecked />
            <span>{copy.tick(name)}</span>
          </label>
        </>
      )}
      <p className="stage-letters__who">
        <DeskLink to={`/desk/leads/${leadId}`}>{name}</DeskLink>
        <span translate="no">{email}</span>
        {opening && <span>{opening}</span>}
      </p>
      {why !== null && <p className="desk-bad">{why}</p>}
      <details className="lead-filter">
        <summary>{copy.read}</summary>
        <p className="thread__subject">{subject}</p>
        <p className="lead-record__text">{text}</p>
      </details>
    </li>
  )
}

function TakeBack({ letters }: { letters: string[] }) {
  return (
    <ActForm act="take-back" className="lead-undo">
      {letters.map((letter) => (
        <input key={letter} type="hidden" name="letter" value={letter} />
      ))}
      <button className="desk-link" type="submit">
        {copy.takeBack(letters.length)}
      </button>
    </ActForm>
  )
}
