import { ActButton, ActForm, QuietActButton, SmallSubmit } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { deskTime, indiaMinute } from '#desk/frame/desk-time.ts'
import { Overtaken } from '#desk/frame/overtaken.tsx'
import { useUnsent } from '#desk/frame/use-unsent.ts'
import { Field } from '#ui/field.tsx'
import type { Snooze } from './follow-ups.ts'
import type { LoadedLead } from './load-lead.ts'
import { leadDeskCopy } from './words.en.ts'

const { followUp: copy } = leadDeskCopy
const SNOOZES = Object.keys(copy.snoozes) as Snooze[]

/** When somebody means to call or write again, and what can be done about it. */
export function LeadFollowUp({ lead, followUp, seen, thisMinute, mayWrite }: LoadedLead) {
  return (
    <section className="lead-part">
      <h2>{copy.heading}</h2>
      {followUp ? (
        <>
          <p className={followUp.isMissed ? 'desk-bad' : undefined}>
            <b>{(followUp.isMissed ? copy.missed : copy.due)(deskTime(followUp.at))}</b>
          </p>
          <p className="lead-record__text">{followUp.text}</p>
          <p className="lead-notes__by">{copy.by(followUp.by)}</p>
          {mayWrite && (
            <ActForm className="row">
              <input type="hidden" name="seen" value={seen} />
              <QuietActButton act="end-follow-up">{copy.done}</QuietActButton>
              {SNOOZES.map((until) => (
                <ActButton key={until} act="snooze" name="until" value={until} tone="line" small>
                  {copy.snoozes[until]}
                </ActButton>
              ))}
              <a className="desk-link" href={`/desk/leads/${lead.id}/follow-up.ics`} download>
                {copy.calendar}
              </a>
            </ActForm>
          )}
        </>
      ) : (
        !mayWrite && <p className="muted">{copy.none}</p>
      )}
      {mayWrite && <SetFollowUp {...{ followUp, seen, thisMinute }} />}
    </section>
  )
}

function SetFollowUp({ followUp, seen, thisMinute }: Pick<LoadedLead, 'followUp' | 'seen' | 'thisMinute'>) {
  const { typed, errors } = useAnswer('set-follow-up')
  const { key, onInput, isOvertaken } = useUnsent(followUp ? `${followUp.at} ${followUp.text}` : '', 'set-follow-up')
  const when = followUp && !followUp.isMissed ? indiaMinute(new Date(followUp.at)) : ''

  return (
    <details className="lead-filter" key={key} open={!followUp || Boolean(errors)}>
      <summary>{followUp ? copy.change : copy.set}</summary>
      <ActForm act="set-follow-up" className="form" onInput={onInput}>
        <input type="hidden" name="seen" value={seen} />
        <Field name="when" label={copy.when} error={errors?.when}>
          {(control) => (
            <input {...control} type="datetime-local" min={thisMinute} required defaultValue={typed?.when ?? when} />
          )}
        </Field>
        <Field name="about" label={copy.text} error={errors?.about}>
          {(control) => (
            <input
              {...control}
              maxLength={200}
              required
              autoComplete="off"
              defaultValue={typed?.about ?? followUp?.text}
            />
          )}
        </Field>
        <div className="row">
          <SmallSubmit quiet>{copy.submit}</SmallSubmit>
        </div>
        {isOvertaken && <Overtaken by={followUp ? `${deskTime(followUp.at)}, ${followUp.text}` : copy.none} />}
      </ActForm>
    </details>
  )
}
