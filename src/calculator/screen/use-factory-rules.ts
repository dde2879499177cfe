import { useEffect, useState } from 'react'
import { hasFactoryRules } from '#calculator/engine/factory-rules.ts'
import { fetchFactoryRules } from './late-modes.ts'

/** Fetches the rules of factories once they are needed. */
export function useFactoryRules(areNeeded: boolean) {
  const [areHere, setHere] = useState(hasFactoryRules)
  const [hasFailed, setFailed] = useState(false)
  const isMissing = areNeeded && !areHere && !hasFailed

  useEffect(() => {
    if (isMissing)
      fetchFactoryRules().then(
        () => setHere(true),
        () => setFailed(true),
      )
  }, [isMissing])

  return { areHere, hasFailed: areNeeded && hasFailed, retry: () => setFailed(false) }
}
