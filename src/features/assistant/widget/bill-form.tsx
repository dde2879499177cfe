import { type FormEvent, useEffect, useRef, useState } from 'react'
import { assistantCopy } from '#content/assistant.ts'
import type { BillEstimate } from '#features/assistant/answers/desk.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { fetchEstimate, fetchStates, type State } from './fetch-bill.ts'

const { bill: copy, handOver } = assistantCopy

interface BillFormProps {
  onEstimate: (bill: BillEstimate, units: number) => void
  onBack: () => void
}

interface Trouble {
  state?: string
  units?: string
  whole?: string
}

/** Asks for the state and the units; the calculator's engine works out the rest. */
export function BillForm({ onEstimate, onBack }: BillFormProps) {
  const [states, setStates] = useState<State[]>([])
  const [isWorking, setWorking] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>({})
  const [attempt, setAttempt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    fetchStates().then(setStates, () => setTrouble({ whole: copy.failure }))
  }, [])

  function tell(next: Trouble) {
    setTrouble(next)
    setAttempt((count) => count + 1)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answers = new FormData(event.currentTarget)
    const [state, units] = [String(answers.get('state')), String(answers.get('units')).replace(/[,\s]/g, '')]
    const wrong = { ...(!state && { state: copy.wrongState }), ...(!isUnits(units) && { units: copy.wrongUnits }) }
    if (Object.keys(wrong).length > 0) return tell(wrong)

    setWorking(true)
    const bill = await fetchEstimate(state, units)
    setWorking(false)
    if (typeof bill === 'string') return tell({ whole: bill })
    onEstimate(bill, Number(units))
  }

  const errors = [
    ...(trouble.state ? [{ field: 'bill-state', label: copy.state, message: trouble.state }] : []),
    ...(trouble.units ? [{ field: 'bill-units', label: copy.units, message: trouble.units }] : []),
  ]

  return (
    <form className="chat__form" noValidate onSubmit={onSubmit}>
      <h3 tabIndex={-1} ref={heading}>
        {copy.heading}
      </h3>
      {(errors.length > 0 || trouble.whole) && (
        <ErrorSummary errors={errors} message={trouble.whole} attempt={attempt} />
      )}
      <Field name="state" id="bill-state" label={copy.state} error={trouble.state}>
        {(control) => (
          <select {...control} defaultValue="">
            <option value="">{copy.chooseState}</option>
            {states.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="units" id="bill-units" label={copy.units} error={trouble.units}>
        {(control) => <input {...control} inputMode="decimal" autoComplete="off" />}
      </Field>
      <div className="row">
        <Button type="submit" small busy={isWorking}>
          {isWorking ? copy.working : copy.submit}
        </Button>
        <Button tone="line" small onClick={onBack}>
          {handOver.cancel}
        </Button>
      </div>
    </form>
  )
}

function isUnits(text: string): boolean {
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) <= 100_000
}
