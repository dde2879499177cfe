import { useEffect, useState } from 'react'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { addressHere } from '#platform/text/language.ts'

interface Fetched {
  code: string
  /** Nothing: it failed. */
  tariffs?: Tariff[]
}

/** The records of the chosen state. The first state's come with the page; another's are fetched when it is chosen. */
export function useTariffs(code: string, { first, revision }: { first: Tariff[]; revision: string }) {
  const [fetched, setFetched] = useState<Fetched>({ code: first[0]?.stateCode ?? '', tariffs: first })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch of the same
  useEffect(() => {
    if (code === fetched.code && fetched.tariffs) return
    const abort = new AbortController()
    fetchTariffs(tariffAddress(code, revision), abort.signal).then(
      (tariffs) => setFetched({ code, tariffs }),
      () => abort.signal.aborted || setFetched({ code }),
    )
    return () => abort.abort()
  }, [code, attempt])

  const isHere = fetched.code === code
  return {
    tariffs: isHere ? fetched.tariffs : undefined,
    hasFailed: isHere && !fetched.tariffs,
    retry() {
      setFetched({ code: '' })
      setAttempt((count) => count + 1)
    },
  }
}

async function fetchTariffs(address: string, signal: AbortSignal): Promise<Tariff[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/** Where a browser gets a state's records. With another revision it is another address: a copy that it keeps hides no new rate. */
function tariffAddress(code: string, revision: string): string {
  return addressHere(`/api/calculator/records/?${new URLSearchParams({ state: code, revision })}`)
}
