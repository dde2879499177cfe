import { Form, Link } from 'react-router'
import type { LeadKind } from '#database/tables.ts'
import { SmallSubmit } from '#desk/frame/act-form.tsx'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import type { Stage } from '#leads/stages.ts'
import { Field } from '#ui/field.tsx'
import { type LeadFilter, STATUSES } from './lead-filter.ts'

const { filter: copy, statuses, stages } = leadsDeskCopy

interface FilterFormProps {
  filter: LeadFilter
  /** What is searched for, sealed: see sealWords. */
  find: string
  /** As it stands in the address. */
  query: string
  /** Those that this person sees, and what they can be narrowed by. */
  kinds: { kind: LeadKind; name: string; isApplication: boolean; stages: readonly Stage[]; hasPlace: boolean }[]
  states: string[]
  openings: { id: string; title: string }[]
}

/** Everything a view can be narrowed by. It is the address that remembers it. */
export function FilterForm({ filter, find, query, kinds, states, openings }: FilterFormProps) {
  const seesApplications = kinds.some(({ isApplication }) => isApplication)
  const seen = new Set<Stage>([
    ...(seesApplications ? ['received' as const] : []),
    ...kinds.flatMap(({ stages }) => stages),
  ])
  const seesHomes = kinds.some(({ hasPlace }) => hasPlace)

  return (
    <details className="lead-filter">
      <summary>{copy.heading}</summary>
      <Form method="get" key={query} className="lead-filter__form">
        {find && <input type="hidden" name="find" value={find} />}
        {kinds.length > 1 && (
          <Choice name="kind" label={copy.kind} chosen={filter.kind}>
            {[['all', copy.allKinds], ...kinds.map(({ kind, name }) => [kind, name])]}
          </Choice>
        )}
        <Choice name="status" label={copy.status} chosen={filter.status}>
          {[['any', copy.anyStatus], ['open', copy.open], ...STATUSES.map((status) => [status, statuses[status]])]}
        </Choice>
        <Choice name="owner" label={copy.owner} chosen={filter.owner}>
          {Object.entries(copy.owners)}
        </Choice>
        <Choice name="quarantine" label={copy.quarantine} chosen={filter.quarantine}>
          {Object.entries(copy.quarantines)}
        </Choice>
        <Field name="from" label={copy.from}>
          {(control) => <input {...control} type="date" defaultValue={filter.from} />}
        </Field>
        <Field name="to" label={copy.to}>
          {(control) => <input {...control} type="date" defaultValue={filter.to} />}
        </Field>
        {seesHomes && (
          <Choice name="state" label={copy.state} chosen={filter.state}>
            {[['', copy.anyState], ...states.map((state) => [state, state])]}
          </Choice>
        )}
        <Field name="source" label={copy.source}>
          {(control) => <input {...control} defaultValue={filter.source} maxLength={200} autoComplete="off" />}
        </Field>
        {seesApplications && (
          <Choice name="opening" label={copy.opening} chosen={filter.opening}>
            {[['', copy.anyOpening], ...openings.map(({ id, title }) => [id, title]), ['none', copy.noOpening]]}
          </Choice>
        )}
        {seen.size > 0 && (
          <Choice name="stage" label={copy.stage} chosen={filter.stage}>
            {[['', copy.anyStage], ...[...seen].map((stage) => [stage, stages[stage]])]}
          </Choice>
        )}
        <Choice name="followUp" label={copy.followUp} chosen={filter.followUp}>
          {Object.entries(copy.followUps)}
        </Choice>
        <Choice name="sort" label={copy.sort} chosen={filter.sort}>
          {Object.entries(copy.sorts)}
        </Choice>
        <label className="lead-check">
          <input type="checkbox" name="overdue" value="1" defaultChecked={filter.overdue} />
          {copy.overdue}
        </label>
        <div className="row full">
          <SmallSubmit>{copy.apply}</SmallSubmit>
          <Link className="desk-link" to="/desk/leads">
            {copy.clear}
          </Link>
        </div>
      </Form>
    </details>
  )
}

interface ChoiceProps {
  name: keyof LeadFilter
  label: string
  chosen: string
  /** Value and label of each. */
  children: (readonly string[])[]
}

function Choice({ name, label, chosen, children }: ChoiceProps) {
  return (
    <Field name={name} label={label}>
      {(control) => (
        <select {...control} defaultValue={chosen}>
          {children.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
