import { Form } from 'react-router'
import { deskTime } from '#desk/frame/desk-time.ts'
import { STAGES } from '#desk/leads/inbox/lead-filter.ts'
import { leadDeskCopy, leadsDeskCopy } from '#desk/leads/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { LoadedLead } from './load-lead.ts'

const { status: copy } = leadDeskCopy

/** How a lead stands, and what can be done about it. */
export function LeadStatus({ lead, seen, replyTo, callTo, owners, mayWrite }: LoadedLead) {
  const { hasStages, status, stage, owner, answered_at, closed_at } = lead
  const isSettled = status === 'answered' || status === 'closed'

  return (
    <section className="lead-part">
      <h2>{copy.heading}</h2>
      <dl className="lead-facts">
        <Fact term={copy.status}>{leadsDeskCopy.statuses[status]}</Fact>
        {hasStages && <Fact term={copy.stage}>{leadsDeskCopy.stages[stage ?? 'received']}</Fact>}
        <Fact term={copy.owner}>{owner ?? leadsDeskCopy.nobody}</Fact>
        {answered_at && <Fact term={copy.answeredAt}>{deskTime(answered_at)}</Fact>}
        {closed_at && <Fact term={copy.closedAt}>{deskTime(closed_at)}</Fact>}
      </dl>
      <p className="row">
        <a className={isSettled ? 'btn btn--line' : 'btn btn--coral'} href={replyTo}>
          <Icon name="mail" />
          {copy.reply}
        </a>
        {callTo && (
          <a className="btn btn--line" href={callTo}>
            <Icon name="phone" />
            {copy.call}
          </a>
        )}
      </p>
      {mayWrite && (
        <>
          <Form method="post" className="row">
            <Seen at={seen} />
            {!isSettled && <Do intent="answer">{copy.answer}</Do>}
            {!isSettled && <Do intent="take">{copy.take}</Do>}
            {status !== 'closed' && <Do intent="close">{copy.close}</Do>}
            {isSettled && <Do intent="reopen">{copy.reopen}</Do>}
            {status !== 'new' && status !== 'none' && <Do intent="put-back">{copy.putBack}</Do>}
          </Form>
          <Form method="post" className="desk-inline" key={owner}>
            <Seen at={seen} />
            <Field name="owner" label={copy.assignTo}>
              {(control) => (
                <select {...control} className="input input--small" defaultValue="">
                  <option value="">–</option>
                  {owners.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Do intent="assign">{copy.assign}</Do>
          </Form>
          {hasStages && (
            <Form method="post" className="desk-inline" key={stage}>
              <Seen at={seen} />
              <Field name="stage" label={copy.stage}>
                {(control) => (
                  <select {...control} className="input input--small" defaultValue={stage ?? 'received'}>
                    {STAGES.map((each) => (
                      <option key={each} value={each}>
                        {leadsDeskCopy.stages[each]}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <Do intent="stage">{copy.setStage}</Do>
            </Form>
          )}
        </>
      )}
    </section>
  )
}

/** So that nobody decides over what a colleague has done meanwhile. */
function Seen({ at }: { at: string }) {
  return <input type="hidden" name="seen" value={at} />
}

function Do({ intent, children }: { intent: string; children: string }) {
  return (
    <Button type="submit" tone="line" small name="intent" value={intent}>
      {children}
    </Button>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
