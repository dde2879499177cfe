import { ActButton } from '#desk/frame/act-form.tsx'
import { Field } from '#ui/field.tsx'
import type { EditedEdition } from './load-letter.ts'
import { lettersCopy as copy } from './words.en.ts'

/** What is true of the edition now, and everything that can be done with it. */
export function SendPanel({ edition, maySend }: { edition: EditedEdition; maySend: boolean }) {
  const { status, receivers, takesTwo, from } = edition

  return (
    <section className="publish bill" aria-labelledby="sending">
      <div className="bill__top">
        <h2 id="sending">{copy.panel}</h2>
      </div>
      <dl className="publish__facts">
        <div className="ln">
          <dt>{copy.facts.state}</dt>
          <dd>{copy.states[status]}</dd>
        </div>
      </dl>
      <p>{copy.audience.count(receivers)}</p>

      <div className="publish__actions">
        <ActButton act="save" tone="line" small>
          {copy.actions.save}
        </ActButton>
        <ActButton act="preview" tone="line" small>
          {copy.actions.look}
        </ActButton>
        <ActButton act="test" tone="line" small>
          {copy.actions.test}
        </ActButton>
        <ActButton act="keep" tone="line" small>
          {copy.actions.keep}
        </ActButton>
      </div>

      <hr className="tear" />
      {status === 'draft' && (!maySend || takesTwo) && (
        <ActButton act="ask" tone="line" small>
          {copy.actions.ask}
        </ActButton>
      )}
      {takesTwo && <p>{copy.twoPeople}</p>}
      {maySend ? (
        <div className="letter-send" data-not-written>
          <label className="publish__check">
            <input type="checkbox" name="sure" value="yes" />
            <span>{copy.actions.sure}</span>
          </label>
          <ActButton act="send">{copy.actions.send}</ActButton>
          <div className="publish__schedule">
            <Field name="from" label={copy.actions.from}>
              {(control) => <input {...control} type="datetime-local" defaultValue={from} />}
            </Field>
            <ActButton act="schedule" tone="line" small>
              {copy.actions.schedule}
            </ActButton>
          </div>
        </div>
      ) : (
        <p>{copy.sendersOnly}</p>
      )}

      <hr className="tear" />
      <details className="publish__delete">
        <summary>{copy.actions.removeHeading}</summary>
        <p>{copy.actions.removeWarning}</p>
        <ActButton act="delete" plain>
          {copy.actions.remove}
        </ActButton>
      </details>
    </section>
  )
}
