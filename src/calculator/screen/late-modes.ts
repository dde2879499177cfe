import { useEffect, useState } from 'react'
import { hasFactoryRules, learnFactoryRules } from '#calculator/engine/factory-rules.ts'
import { lateParts } from './late-parts.tsx'
import { UnfetchedMode, WaitingForMode } from './unfetched.tsx'

const MEANWHILE = { Waiting: WaitingForMode, Missing: UnfetchedMode }

// Most visitors ask what their units cost, or how many units their rupees bought: the other modes come when asked for.
const others = lateParts(() => import('./other-modes.tsx'))
export const ApplianceFields = others.part((modes) => modes.ApplianceFields)
export const ReadingFields = others.part((modes) => modes.ReadingFields)
export const CheckFields = others.part((modes) => modes.CheckFields)
export const ApplianceCosts = others.part((modes) => modes.ApplianceCosts, MEANWHILE)
export const CheckedBill = others.part((modes) => modes.CheckedBill, MEANWHILE)

const advice = lateParts(() => import('#calculator/advice/advice-parts.tsx'))
export const AdviceFields = advice.part((parts) => parts.AdviceFields)
export const AdviceResult = advice.part((parts) => parts.AdviceResult, MEANWHILE)

const kvahMode = lateParts(() => import('#calculator/kvah/kvah-mode.tsx'))
export const KvahModeFields = kvahMode.part((mode) => mode.KvahModeFields)
export const KvahModeSum = kvahMode.part((mode) => mode.KvahModeSum)
export const KvahModeBill = kvahMode.part((mode) => mode.KvahModeBill, MEANWHILE)

const factories = lateParts(() => import('./factory-parts.tsx'))
export const ZoneFields = factories.part((parts) => parts.ZoneFields)
export const ChangedFields = factories.part((parts) => parts.ChangedFields)
export const PaperRows = factories.part((parts) => parts.PaperRows)
export const SurchargeRows = factories.part((parts) => parts.SurchargeRows)

let fetching: Promise<void> | undefined

/** The rules of factories, and the fields that only these have. One promise for all who wait; a failed one is forgotten. */
export function fetchFactoryRules(): Promise<void> {
  fetching ??= factories.fetch().then(
    ({ rules }) => learnFactoryRules(rules),
    (error) => {
      fetching = undefined
      throw error
    },
  )
  return fetching
}

/** All of them without an argument; otherwise what this mode needs. */
export async function fetchMode(mode?: string): Promise<void> {
  if (!mode || mode === 'kvah') await kvahMode.fetch()
  if (!mode || OTHERS.includes(mode)) await others.fetch()
  if (!mode || isAdvice(mode)) await advice.fetch()
}

const OTHERS = ['appliances', 'readings', 'check']

/** Modes that begin with the bill and say what else it could be. */
export function isAdvice(mode: string): boolean {
  return mode === 'compare' || mode === 'solar' || mode === 'demand'
}

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
