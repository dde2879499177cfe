import { ActButton, PlainActButton, QuietActButton } from '#desk/frame/act-form.tsx'
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
        <QuietActButton act="save">{copy.actions.save}</QuietActButton>
        <QuietActButton act="preview">{copy.actions.look}</QuietActButton>
        <QuietActButton act="test">{copy.actions.test}</QuietActButton>
        <QuietActButton act="keep">{copy.actions.keep}</QuietActButton>
      </div>

      <hr className="tear" />
      {status === 'draft' && (!maySend || takesTwo) && <QuietActButton act="ask">{copy.actions.ask}</QuietActButton>}
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
            <QuietActButton act="schedule">{copy.actions.schedule}</QuietActButton>
          </div>
        </div>
      ) : (
        <p>{copy.sendersOnly}</p>
      )}

      <hr className="tear" />
      <details className="publish__delete draft-more">
        <summary>{copy.actions.removeHeading}</summary>
        <p>{copy.actions.removeWarning}</p>
        <PlainActButton act="delete">{copy.actions.remove}</PlainActButton>
      </details>
    </section>
  )
}
