import type { Comparison } from '#desk/posts/compare-posts.ts'
import { giveUpAfter } from '#ui/give-up-after.ts'

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

interface Options {
  /** What is said where the address is there no more. */
  gone: string
  /** It may be the last thing that the page does. */
  keepalive?: boolean
}

/** Sends what is written to its address, and tells what became of it; a network that fails is an answer too. */
export async function sendDraft(
  address: string,
  form: FormData,
  { gone, keepalive = false }: Options,
): Promise<DraftAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      keepalive,
      signal: giveUpAfter(PATIENCE_MS),
    })
    if (response.type === 'opaqueredirect' || [401, 403].includes(response.status)) return { kind: 'signed-out' }
    if (response.status === 404) return { kind: 'refused', reason: gone }
    // A store that is away is met by the guard too, in words of the router.
    const isAnswer = response.status < 500 && response.headers.get('Content-Type')?.startsWith('application/json')
    return isAnswer ? await response.json() : { kind: 'offline' }
  } catch {
    return { kind: 'offline' }
  }
}
