import type { RefObject } from 'react'
import { QuietActButton } from '#desk/frame/act-form.tsx'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { RECRUITMENT, type Stage } from '#leads/stages.ts'
import { Options } from '#ui/options.tsx'

const { bulk: copy, pickAll, stages } = leadsDeskCopy
const STAGES: readonly Stage[] = ['received', ...RECRUITMENT]

interface BulkActionsProps {
  owners: { id: string; name: string }[]
  form: RefObject<HTMLFormElement | null>
  /** Some are in quarantine, and this person may let them out. */
  mayRelease: boolean
  /** Only applicants are shown: their stage can be set. */
  hasStages: boolean
}

/** What can be done to all rows that are picked. */
export function BulkActions({ owners, form, mayRelease, hasStages }: BulkActionsProps) {
  function pickEvery(isPicked: boolean) {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name="lead"]') ?? []) {
      box.checked = isPicked
    }
  }

  return (
    <fieldset className="bulk">
      <legend className="vh">{copy.label}</legend>
      <label className="lead-check needs-script">
        <input type="checkbox" onChange={({ target }) => pickEvery(target.checked)} />
        {pickAll}
      </label>
      <QuietActButton act="assign-to-me">{copy.assignToMe}</QuietActButton>
      <QuietActButton act="answer">{copy.answer}</QuietActButton>
      <QuietActButton act="close">{copy.close}</QuietActButton>
      <QuietActButton act="unassign">{copy.unassign}</QuietActButton>
      {mayRelease && <QuietActButton act="release">{copy.release}</QuietActButton>}
      <span className="bulk__assign">
        <select className="input input--small" name="owner" aria-label={copy.assignTo} defaultValue="">
          <option value="">{copy.assignTo}</option>
          <Options of={owners.map(({ id, name }) => [id, name])} />
        </select>
        <QuietActButton act="assign">{copy.assign}</QuietActButton>
      </span>
      {hasStages && (
        <span className="bulk__assign">
          <select className="input input--small" name="stage" aria-label={copy.stage} defaultValue="">
            <option value="">{copy.stage}</option>
            <Options of={STAGES.map((stage) => [stage, stages[stage]])} />
          </select>
          <QuietActButton act="set-stages">{copy.setStage}</QuietActButton>
        </span>
      )}
    </fieldset>
  )
}
