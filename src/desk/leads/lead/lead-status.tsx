import { ActForm, QuietActButton } from '#desk/frame/act-form.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Options } from '#ui/options.tsx'
import { LeadOutcome } from './lead-outcome.tsx'
import type { LoadedLead } from './load-lead.ts'
import { leadDeskCopy } from './words.en.ts'

const { status: copy } = leadDeskCopy

/** How a lead stands, and what can be done about it. */
export function LeadStatus({ lead, seen, withdrawn, composer, callTo, owners, products, mayWrite }: LoadedLead) {
  const { isApplication, status, stage, owner, answered_at, closed_at } = lead
  const isSettled = status === 'answered' || status === 'closed'

  return (
    <section className="lead-part">
      <h2>{copy.heading}</h2>
      <dl className="lead-facts">
        <Fact term={copy.status}>{leadsDeskCopy.statuses[status]}</Fact>
        {(stage || isApplication) && <Fact term={copy.stage}>{leadsDeskCopy.stages[stage ?? 'received']}</Fact>}
        {lead.isNotTold && <Fact term={copy.told}>{copy.notTold}</Fact>}
        {lead.worth !== null && <Fact term={copy.worth}>{`₹${lead.worth.toLocaleString('en-IN')}`}</Fact>}
        <Fact term={copy.owner}>{owner ?? leadsDeskCopy.nobody}</Fact>
        {answered_at && <Fact term={copy.answeredAt}>{deskTime(answered_at)}</Fact>}
        {closed_at && <Fact term={copy.closedAt}>{deskTime(closed_at)}</Fact>}
      </dl>
      <p className="row">
        {composer && !composer.isHeld && (
          <a className={isSettled || withdrawn ? 'btn btn--line' : 'btn btn--coral'} href="#reply_text">
            <Icon name="mail" />
            {copy.reply}
          </a>
        )}
        {callTo && (
          <a className="btn btn--line" href={callTo}>
            <Icon name="phone" />
            {copy.call}
          </a>
        )}
      </p>
      {mayWrite && (
        <>
          <ActForm className="row">
            <Seen at={seen} />
            {!isSettled && <Do act="answer">{copy.answer}</Do>}
            {!isSettled && <Do act="assign-to-me">{copy.assignToMe}</Do>}
            {status !== 'closed' && <Do act="close">{copy.close}</Do>}
            {isSettled && <Do act="reopen">{copy.reopen}</Do>}
            {status !== 'new' && status !== 'none' && <Do act="unassign">{copy.unassign}</Do>}
          </ActForm>
          <ActForm className="desk-inline" key={owner}>
            <Seen at={seen} />
            <Field name="owner" label={copy.assignTo}>
              {(control) => (
                <select {...control} className="input input--small" defaultValue="">
                  <option value="">–</option>
                  <Options of={owners.map(({ id, name }) => [id, name])} />
                </select>
              )}
            </Field>
            <Do act="assign">{copy.assign}</Do>
          </ActForm>
          <LeadOutcome lead={lead} seen={seen} products={products} />
        </>
      )}
    </section>
  )
}

function Do({ act, children }: { act: string; children: string }) {
  return <QuietActButton act={act}>{children}</QuietActButton>
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** So that nobody decides over what a colleague has done meanwhile. */
export function Seen({ at }: { at: string }) {
  return <input type="hidden" name="seen" value={at} />
}
