import { ActForm, SmallSubmit } from '#desk/frame/act-form.tsx'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import type { Progress } from './load-letter.ts'
import { lettersCopy as copy } from './words.en.ts'

interface EditionProgressProps {
  progress: Progress
  mayWrite: boolean
  maySend: boolean
}

/** An edition that is on its way, or was: how far it is, and what can be done about it. */
export function EditionProgress({ progress, mayWrite, maySend }: EditionProgressProps) {
  const { status, counts, refusals, links, page, isFilling, paused_because, isAutomatic } = progress

  return (
    <>
      <section className="desk-part">
        <dl className="letter-facts">
          <Fact name={copy.facts.state} value={copy.states[status]} />
          {progress.send_at && <Fact name={copy.facts.from} value={deskTime(progress.send_at)} />}
          {progress.began_at && <Fact name={copy.facts.began} value={deskTime(progress.began_at)} />}
          {progress.ended_at && <Fact name={copy.facts.ended} value={deskTime(progress.ended_at)} />}
          {progress.approved_by_name && <Fact name={copy.facts.approved} value={progress.approved_by_name} />}
          <Fact name={copy.facts.text} value={progress.changed_by_name} />
        </dl>
        {status === 'paused' && <p className="letter-paused">{pausedText(paused_because ?? '')}</p>}
        {status === 'cancelled' && isAutomatic && paused_because && (
          <p className="letter-paused">{copy.progress.stopped(paused_because)}</p>
        )}
        <div className="row">
          {status === 'scheduled' && mayWrite && (
            <ActForm act="take-back">
              <SmallSubmit quiet>{copy.actions.takeBack}</SmallSubmit>
            </ActForm>
          )}
          {status === 'sending' && maySend && (
            <ActForm act="pause">
              <SmallSubmit quiet>{copy.actions.pause}</SmallSubmit>
            </ActForm>
          )}
          {status === 'paused' && maySend && (
            <ActForm act="resume">
              <SmallSubmit>{copy.actions.resume}</SmallSubmit>
            </ActForm>
          )}
        </div>
        {(status === 'sending' || status === 'paused') && maySend && (
          <details className="desk-fold">
            <summary>{copy.actions.cancelHeading}</summary>
            <ActForm act="cancel" className="desk-fold__form">
              <p>{copy.actions.cancelWarning}</p>
              <button className="desk-link" type="submit">
                {copy.actions.cancel}
              </button>
            </ActForm>
          </details>
        )}
      </section>
      {counts && (
        <section className="desk-part">
          <h2>{copy.progress.heading}</h2>
          {isFilling && <p>{copy.progress.filling}</p>}
          <dl className="letter-facts">
            <Fact name={copy.progress.sent} value={number(counts.sent)} hint={copy.progress.sentHint} />
            <Fact name={copy.progress.waiting} value={number(counts.waiting + counts.handed)} />
            <Fact name={copy.progress.failed} value={number(counts.failed - counts.bounced)} />
            <Fact name={copy.progress.bounced} value={number(counts.bounced)} />
            <Fact name={copy.progress.uncertain} value={number(counts.uncertain)} hint={copy.progress.uncertainHint} />
            <Fact name={copy.progress.skipped} value={number(counts.skipped)} hint={copy.progress.skippedHint} />
            <Fact name={copy.progress.complained} value={number(counts.complained)} />
            {counts.held > 0 && (
              <Fact name={copy.progress.held} value={number(counts.held)} hint={copy.progress.heldHint} />
            )}
            <Fact name={copy.progress.left} value={number(counts.left)} />
          </dl>
          <p>
            <DeskLink to="." replace>
              {copy.progress.again}
            </DeskLink>
          </p>
        </section>
      )}
      {links.length > 0 && (
        <section className="desk-part">
          <h2>{copy.taps.heading}</h2>
          <p className="hint">{copy.taps.hint}</p>
          <DeskTable label={copy.taps.heading} columns={Object.values(copy.taps.columns)} numbers={[1]}>
            {links.map(({ number: at, href, taps }) => (
              <tr key={at}>
                <td translate="no">{href}</td>
                <td className="n">{number(taps)}</td>
              </tr>
            ))}
          </DeskTable>
        </section>
      )}
      {page && <ArchivePart page={page} mayWrite={mayWrite} />}
      {refusals.length > 0 && (
        <section className="desk-part">
          <h2>{copy.progress.refusals}</h2>
          <DeskTable label={copy.progress.refusals} columns={Object.values(copy.progress.columns)}>
            {refusals.map(({ reason, count }) => (
              <tr key={reason}>
                <td translate="no">{reason || copy.progress.noReason}</td>
                <td>{number(count)}</td>
              </tr>
            ))}
          </DeskTable>
        </section>
      )}
    </>
  )
}

function ArchivePart({ page, mayWrite }: { page: NonNullable<Progress['page']>; mayWrite: boolean }) {
  const { path, isPrivate } = page
  return (
    <section className="desk-part">
      <h2>{copy.archive.heading}</h2>
      {isPrivate ? (
        <p>{copy.archive.private}</p>
      ) : (
        <p>
          <a className="desk-link" href={path}>
            {copy.archive.open}
          </a>
        </p>
      )}
      {mayWrite && (
        <ActForm act={isPrivate ? 'make-public' : 'make-private'}>
          <SmallSubmit quiet>{isPrivate ? copy.archive.makePublic : copy.archive.makePrivate}</SmallSubmit>
        </ActForm>
      )}
    </section>
  )
}

function Fact({ name, value, hint }: { name: string; value: string; hint?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {hint && <dd className="letter-facts__hint">{hint}</dd>}
    </div>
  )
}

function number(count: number): string {
  return count.toLocaleString('en-IN')
}

/** A name is somebody's who paused it; a sentence, which has a colon, is why it paused by itself. */
function pausedText(because: string): string {
  return because.includes(':') ? copy.progress.paused(because) : copy.progress.pausedBy(because)
}
