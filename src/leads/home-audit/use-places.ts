import { useEffect, useState } from 'react'
import { giveUpAfter } from '#ui/give-up-after.ts'

/** A country or a state (specification, section 3). */
export interface Place {
  id: string
  name: string
}

export interface PlaceList {
  status: 'loading' | 'ready' | 'failed'
  places: readonly Place[]
  retry: () => void
}

const PATIENCE_MS = 20_000

/** Loads a list of places. A failure is logged and leaves an empty list (specification, section 8) that can be tried again. */
export function usePlaces(address: string | undefined, given?: readonly Place[]): PlaceList {
  const [list, setList] = useState({ address: given && address, hasFailed: false, places: given ?? [] })
  const [attempt, setAttempt] = useState(0)
  const isSettled = list.address === address

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to load the same address again
  useEffect(() => {
    if (!address || isSettled) return
    let isLeft = false

    loadPlaces(address).then(
      (places) => {
        if (!isLeft) setList({ address, hasFailed: false, places })
      },
      (error: unknown) => {
        if (isLeft) return
        console.error(`${address} could not be loaded.`, error)
        setList({ address, hasFailed: true, places: [] })
      },
    )
    return () => {
      isLeft = true
    }
  }, [address, attempt])

  return {
    status: isSettled ? (list.hasFailed ? 'failed' : 'ready') : 'loading',
    places: isSettled ? list.places : [],
    retry() {
      setList({ address: undefined, hasFailed: false, places: [] })
      setAttempt((count) => count + 1)
    },
  }
}

async function loadPlaces(address: string): Promise<Place[]> {
  const response = await fetch(address, { credentials: 'include', signal: giveUpAfter(PATIENCE_MS) })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)

  const { results } = (await response.json()) as { results: Place[] }
  return results
}
