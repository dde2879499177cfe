import { giveUpAfter } from '#ui/give-up-after.ts'
import type { Comparison } from './compare-posts.ts'
import { deskPostsCopy } from './words.en.ts'

/** Somebody else's text, where ours would have gone over it. */
export interface Conflict {
  version: number
  name: string
  /** "10:42", in India. */
  time: string
  /** From theirs to ours. */
  comparison: Comparison
}

export type DraftAnswer =
  | { kind: 'saved'; version: number; time: string }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'refused'; reason: string }
  | { kind: 'signed-out' }
  | { kind: 'offline' }

const PATIENCE_MS = 20_000

/** Sends what is written of what has this address at the desk, and tells what became of it; a network that fails is an answer too. */
export async function sendDraft(address: string, form: FormData): Promise<DraftAnswer> {
  try {
    const response = await fetch(`${address}/draft`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      signal: giveUpAfter(PATIENCE_MS),
    })
    if (response.type === 'opaqueredirect' || [401, 403].includes(response.status)) return { kind: 'signed-out' }
    if (response.status === 404) return { kind: 'refused', reason: deskPostsCopy.errors.gone }
    const isAnswer = response.headers.get('Content-Type')?.startsWith('application/json')
    return isAnswer ? await response.json() : { kind: 'offline' }
  } catch {
    return { kind: 'offline' }
  }
}
