import type { RefObject } from 'react'
import { leadsDeskCopy } from '#desk/leads/words.en.ts'
import { Button } from '#ui/button.tsx'

const { bulk: copy, pickAll } = leadsDeskCopy

interface BulkActionsProps {
  owners: { id: string; name: string }[]
  form: RefObject<HTMLFormElement | null>
}

/** What can be done to all rows that are picked. */
export function BulkActions({ owners, form }: BulkActionsProps) {
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
      <Button type="submit" tone="line" small name="intent" value="take">
        {copy.take}
      </Button>
      <Button type="submit" tone="line" small name="intent" value="answer">
        {copy.answer}
      </Button>
      <Button type="submit" tone="line" small name="intent" value="close">
        {copy.close}
      </Button>
      <span className="bulk__assign">
        <select className="input input--small" name="owner" aria-label={copy.assignTo} defaultValue="">
          <option value="">{copy.assignTo}</option>
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit" tone="line" small name="intent" value="assign">
          {copy.assign}
        </Button>
      </span>
    </fieldset>
  )
}
