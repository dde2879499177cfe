import { ActForm, QuietActButton } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { LOST_REASONS } from '#leads/stages.ts'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import { Seen } from './lead-status.tsx'
import type { LoadedLead } from './load-lead.ts'
import { nameOfStage } from './name-of-stage.ts'

const { status: copy } = leadDeskCopy
const small = { className: 'input input--small' }

/** Where a lead stands, and for a sale what it is worth, for which product, and why it was lost. */
export function LeadOutcome({ lead, seen, products }: Pick<LoadedLead, 'lead' | 'seen' | 'products'>) {
  const { typed, errors } = useAnswer('set-stage')
  const { stages, stage, isApplication, worth, product, lostBecause } = lead
  if (stages.length === 0) return null

  return (
    <ActForm className="desk-inline lead-outcome" key={`${stage} ${worth} ${product} ${lostBecause}`}>
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
    </ActForm>
  )
}
