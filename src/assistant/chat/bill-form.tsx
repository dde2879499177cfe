import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SaidUse } from '#assistant/answers/answer.ts'
import type { BillEstimate } from '#assistant/answers/assistant-dependencies.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { ungroupDigits } from '#india/indian-numbers.ts'
import { addressHere } from '#platform/text/language.ts'
import { numberText, type Unit } from '#platform/text/number-text.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { giveUpAfter } from '#ui/give-up-after.ts'
import { Options } from '#ui/options.tsx'

const { bill: copy, handOver } = assistantCopy

interface BillFormProps {
  /** What the question said already. */
  said?: SaidUse
  onEstimate: (bill: BillEstimate, units: number) => void
  onBack: () => void
}

const FIELDS = ['state', 'units', 'load_kw', 'area'] as const
const WORDS = { state: 'state', units: 'units', load_kw: 'loadKw', area: 'area' } as const

/** Asks for the state, the units and what some states' rates depend on; the calculator's engine works out the rest. */
export function BillForm({ said = {}, onEstimate, onBack }: BillFormProps) {
  const [states, setStates] = useState<State[]>([])
  const [isWorking, setWorking] = useState(false)
  const [trouble, setTrouble] = useState<BillTroubles>({})
  const [attempt, setAttempt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    fetchStates().then(setStates, () => setTrouble({ whole: copy.failure }))
  }, [])

  function tell(next: BillTroubles) {
    setTrouble(next)
    setAttempt((count) => count + 1)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answers = readAnswers(new FormData(event.currentTarget))
    const wrong = findTroubles(answers)
    if (Object.keys(wrong).length > 0) return tell(wrong)

    setWorking(true)
    const bill = await fetchEstimate(answers)
    setWorking(false)
    if ('troubles' in bill) return tell(bill.troubles)
    onEstimate(bill, Number(answers.units))
  }

  const errors = FIELDS.flatMap((field) => {
    const message = trouble[field]
    return message ? [{ field: `bill-${field}`, label: copy[WORDS[field]], message }] : []
  })

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
          // Anew when the states have come: before, there is none to choose.
          <select {...control} key={states.length} defaultValue={said.state ?? ''}>
            <option value="">{copy.chooseState}</option>
            <Options of={states.map(({ id, name }) => [id, name])} />
          </select>
        )}
      </Field>
      <Field name="units" id="bill-units" label={copy.units} error={trouble.units}>
        {(control) => <input {...control} inputMode="decimal" autoComplete="off" defaultValue={said.units} />}
      </Field>
      <Field name="load_kw" id="bill-load_kw" label={copy.loadKw} hint={copy.loadHint} error={trouble.load_kw}>
        {(control) => <input {...control} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field name="area" id="bill-area" label={copy.area} hint={copy.areaHint} error={trouble.area}>
        {(control) => (
          <select {...control} defaultValue="">
            <option value="">{copy.chooseArea}</option>
            <option value="urban">{copy.areas.urban}</option>
            <option value="rural">{copy.areas.rural}</option>
          </select>
        )}
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

function readAnswers(form: FormData): BillAnswers {
  const number = (name: string, unit?: Unit) => {
    const typed = numberText(String(form.get(name)), unit)
    return ungroupDigits(typed) ?? typed
  }
  return {
    state: String(form.get('state')),
    units: number('units'),
    load_kw: number('load_kw', 'kW'),
    area: String(form.get('area')),
  }
}

function findTroubles({ state, units, load_kw }: BillAnswers): BillTroubles {
  return {
    ...(!state && { state: copy.wrongState }),
    ...(!isNumber(units) && { units: copy.wrongUnits }),
    ...(load_kw && !isNumber(load_kw) && { load_kw: copy.wrongLoad }),
  }
}

function isNumber(text: string): boolean {
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) <= 100_000
}

const { bill: fetchCopy } = assistantCopy
const PATIENCE_MS = 10_000

interface State {
  id: string
  name: string
}

async function fetchStates(): Promise<State[]> {
  const response = await fetch(addressHere('/api/assistant/states/'), { signal: giveUpAfter(PATIENCE_MS) })
  if (!response.ok) throw new Error(`/api/assistant/states/ answered ${response.status}`)
  return ((await response.json()) as { results: State[] }).results
}

/** What the form holds, under the names that the API knows. */
type BillAnswers = Record<'state' | 'units' | 'load_kw' | 'area', string>

/** What is wrong with it, in words for the visitor; `whole` lies at no field of it. */
type BillTroubles = Partial<Record<keyof BillAnswers | 'whole', string>>

async function fetchEstimate(answers: BillAnswers): Promise<BillEstimate | { troubles: BillTroubles }> {
  try {
    const query = new URLSearchParams(answers)
    const response = await fetch(addressHere(`/api/assistant/bills/?${query}`), { signal: giveUpAfter(PATIENCE_MS) })
    if (response.ok) return (await response.json()) as BillEstimate
    return { troubles: response.status === 422 ? readTroubles(await response.json()) : { whole: fetchCopy.failure } }
  } catch {
    return { troubles: { whole: fetchCopy.failure } }
  }
}

function readTroubles({ errors }: { errors?: Record<string, string[]> }): BillTroubles {
  if (!errors) return { whole: fetchCopy.unknownState }
  return Object.fromEntries(Object.entries(errors).map(([field, [message]]) => [field, message]))
}
