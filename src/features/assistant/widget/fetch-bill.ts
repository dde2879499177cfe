import { assistantCopy } from '#content/assistant.ts'
import type { BillEstimate } from '#features/assistant/answers/desk.ts'

const { bill: copy } = assistantCopy
const PATIENCE_MS = 10_000

export interface State {
  id: string
  name: string
}

export async function fetchStates(): Promise<State[]> {
  const response = await fetch('/api/assistant/states/', { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`/api/assistant/states/ answered ${response.status}`)
  return ((await response.json()) as { results: State[] }).results
}

/** The estimate, or why there is none in words for the visitor. */
export async function fetchEstimate(state: string, units: string): Promise<BillEstimate | string> {
  try {
    const query = new URLSearchParams({ state, units })
    const response = await fetch(`/api/assistant/bills/?${query}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.status === 422) return copy.unknownState
    return response.ok ? ((await response.json()) as BillEstimate) : copy.failure
  } catch {
    return copy.failure
  }
}
