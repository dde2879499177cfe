import type { RefObject } from 'react'
import { ActButton } from '#desk/frame/act-form.tsx'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'

const { bulk: copy, pickAll, stages } = leadsDeskCopy
const STAGES: readonly Stage[] = ['received', ...RECRUITMENT]

import { RECRUITMENT, type Stage } from '#leads/stages.ts'

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
      <ActButton act="assign-to-me" tone="line" small>
        {copy.assignToMe}
      </ActButton>
      <ActButton act="answer" tone="line" small>
        {copy.answer}
      </ActButton>
      <ActButton act="close" tone="line" small>
        {copy.close}
      </ActButton>
      <ActButton act="unassign" tone="line" small>
        {copy.unassign}
      </ActButton>
      {mayRelease && (
        <ActButton act="release" tone="line" small>
          {copy.release}
        </ActButton>
      )}
      <span className="bulk__assign">
        <select className="input input--small" name="owner" aria-label={copy.assignTo} defaultValue="">
          <option value="">{copy.assignTo}</option>
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ActButton act="assign" tone="line" small>
          {copy.assign}
        </ActButton>
      </span>
      {hasStages && (
        <span className="bulk__assign">
          <select className="input input--small" name="stage" aria-label={copy.stage} defaultValue="">
            <option value="">{copy.stage}</option>
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {stages[stage]}
              </option>
            ))}
          </select>
          <ActButton act="set-stages" tone="line" small>
            {copy.setStage}
          </ActButton>
        </span>
      )}
    </fieldset>
  )
}
