import type { BillEstimate } from '#assistant/answers/assistant-dependencies.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { giveUpAfter } from '#ui/give-up-after.ts'

const { bill: copy } = assistantCopy
const PATIENCE_MS = 10_000

export interface State {
  id: string
  name: string
}

export async function fetchStates(): Promise<State[]> {
  const response = await fetch('/api/assistant/states/', { signal: giveUpAfter(PATIENCE_MS) })
  if (!response.ok) throw new Error(`/api/assistant/states/ answered ${response.status}`)
  return ((await response.json()) as { results: State[] }).results
}

/** What the form holds, under the names that the API knows. */
export type BillAnswers = Record<'state' | 'units' | 'load_kw' | 'area', string>

/** What is wrong with it, in words for the visitor; `whole` lies at no field of it. */
export type BillTroubles = Partial<Record<keyof BillAnswers | 'whole', string>>

export async function fetchEstimate(answers: BillAnswers): Promise<BillEstimate | { troubles: BillTroubles }> {
  try {
    const query = new URLSearchParams(answers)
    const response = await fetch(`/api/assistant/bills/?${query}`, { signal: giveUpAfter(PATIENCE_MS) })
    if (response.ok) return (await response.json()) as BillEstimate
    return { troubles: response.status === 422 ? readTroubles(await response.json()) : { whole: copy.failure } }
  } catch {
    return { troubles: { whole: copy.failure } }
  }
}

function readTroubles({ errors }: { errors?: Record<string, string[]> }): BillTroubles {
  if (!errors) return { whole: copy.unknownState }
  return Object.fromEntries(Object.entries(errors).map(([field, [message]]) => [field, message]))
}
