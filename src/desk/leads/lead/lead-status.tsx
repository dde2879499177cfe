import { ActForm, QuietActButton } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { Overtaken } from '#desk/frame/overtaken.tsx'
import { useUnsent } from '#desk/frame/use-unsent.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { LOST_REASONS } from '#leads/stages.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Options } from '#ui/options.tsx'
import type { LoadedLead } from './load-lead.ts'
import { nameOfStage } from './name-of-stage.ts'
import { leadDeskCopy } from './words.en.ts'

const { status: copy } = leadDeskCopy
const small = { className: 'input input--small' }

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
          <LeadOwner owner={owner} seen={seen} owners={owners} />
          <LeadOutcome lead={lead} seen={seen} products={products} />
        </>
      )}
    </section>
  )
}

function LeadOwner({ owner, seen, owners }: Pick<LoadedLead, 'seen' | 'owners'> & { owner: string | null }) {
  const { key, onInput, isOvertaken } = useUnsent(owner ?? '', 'assign')

  return (
    <ActForm className="desk-inline" key={key} onInput={onInput}>
      <Seen at={seen} />
      <Field name="owner" label={copy.assignTo}>
        {(control) => (
          <select {...control} {...small} defaultValue="">
            <option value="">–</option>
            <Options of={owners.map(({ id, name }) => [id, name])} />
          </select>
        )}
      </Field>
      <Do act="assign">{copy.assign}</Do>
      {isOvertaken && <Overtaken by={`${copy.owner}: ${owner ?? leadsDeskCopy.nobody}`} />}
    </ActForm>
  )
}

/** Where a lead stands, and for a sale what it is worth, for which product, and why it was lost. */
function LeadOutcome({ lead, seen, products }: Pick<LoadedLead, 'lead' | 'seen' | 'products'>) {
  const { typed, errors } = useAnswer('set-stage')
  const { stages, stage, isApplication, worth, product, lostBecause } = lead
  const { key, onInput, isOvertaken } = useUnsent(`${stage} ${worth} ${product} ${lostBecause}`, 'set-stage')
  if (stages.length === 0) return null

  const reason = LOST_REASONS.find((each) => each === lostBecause)
  const stands = [
    nameOfStage(stage ?? 'received', isApplication),
    worth !== null && `₹${worth.toLocaleString('en-IN')}`,
    products.find((each) => each.key === product)?.name,
    reason && leadsDeskCopy.lostReasons[reason],
  ]

  return (
    <ActForm className="desk-inline lead-outcome" key={key} onInput={onInput}>
      <Seen at={seen} />
      <Field name="stage" label={copy.stage}>
        {(control) => (
          <select {...control} {...small} defaultValue={typed?.stage ?? stage ?? 'received'}>
            <Options of={stages.map((each) => [each, nameOfStage(each, isApplication)])} />
          </select>
        )}
      </Field>
      {!isApplication && (
        <>
          <Field name="worth" label={copy.worthField} error={errors?.worth}>
            {(control) => (
              <input
                {...control}
                {...small}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed?.worth ?? worth?.toLocaleString('en-IN') ?? ''}
              />
            )}
          </Field>
          <Field name="product" label={copy.product}>
            {(control) => (
              <select {...control} {...small} defaultValue={typed?.product ?? product ?? ''}>
                <option value="">{copy.noProduct}</option>
                <Options of={products.map(({ key, name }) => [key, name])} />
              </select>
            )}
          </Field>
          <Field name="lostBecause" label={copy.lostBecause} error={errors?.lostBecause}>
            {(control) => (
              <select {...control} {...small} defaultValue={typed?.lostBecause ?? lostBecause ?? ''}>
                <option value="">–</option>
                <Options of={LOST_REASONS.map((reason) => [reason, leadsDeskCopy.lostReasons[reason]])} />
              </select>
            )}
          </Field>
        </>
      )}
      <QuietActButton act="set-stage">{copy.setStage}</QuietActButton>
      {isOvertaken && <Overtaken by={stands.filter(Boolean).join(', ')} />}
    </ActForm>
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
function Seen({ at }: { at: string }) {
  return <input type="hidden" name="seen" value={at} />
}
