import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { carryControlsInTurn, noteControls, type WrittenElement } from '#ui/written-element.ts'
import type { deskCopy } from './words.en.ts'

/** Why a page shows what was there before. */
export type Stale = keyof typeof deskCopy.stale

const LAYOUT = 'desk/frame/layout'

/** The page that is shown, by what its loaders gave. */
let shown: { address: string; given: Record<string, unknown> } | undefined

/** Whether the page shows what was there before the last act, or look. */
export function useStale(): boolean {
  return Boolean((useRouteLoaderData(LAYOUT) as { stale: Stale | null } | null | undefined)?.stale)
}

/** Of the page that is drawn, what `keepPage` leaves in its place where it cannot be had anew. */
export function useKeptPage() {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const address = pathname + search

  useLayoutEffect(() => {
    shown = { address, given: Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])) }
    return () => {
      shown = undefined
    }
  }, [address, matches])
}

/**
 * A page that is only asked anew, after an act or to look again, stays as it is where the store is away, no answer comes or
 * nobody is signed in any more: somebody may be writing on it. The layout says so.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  const { pathname, search } = new URL(request.url)
  const failed = Object.entries(results).filter(([, { type }]) => type === 'error')
  const stale = failed.map(([, { result }]) => reasonOf(result)).find(Boolean)
  if (request.method !== 'GET' || !stale || shown?.address !== pathname + search) return results

  const { given } = shown
  const isWhole = Boolean(given[LAYOUT]) && failed.every(([id]) => id in given)
  if (!isWhole) return results

  for (const [id] of failed) results[id] = { type: 'data', result: given[id] }
  const layout = (results[LAYOUT]?.result ?? given[LAYOUT]) as object
  results[LAYOUT] = { type: 'data', result: { ...layout, stale } }
  return results
}

function reasonOf(error: unknown): Stale | undefined {
  if (error instanceof Response) {
    return error.headers.get('Location')?.startsWith('/desk/sign-in') ? 'signedOut' : undefined
  }
  if (isRouteErrorResponse(error)) return error.status >= 500 ? 'away' : undefined
  return error instanceof Error ? 'away' : undefined
}

/** What was typed on a page of the desk when the words of a failure took its place. */
let left: { address: string; typed: WrittenElement[] } | undefined

/**
 * A page whose loader fails, also when it is only asked anew, is taken away with all that was typed on it. Once it is
 * there again, so is that.
 */
export function useTypedAcrossFailure() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const shown = useRef(address)

  useLayoutEffect(() => {
    shown.current = address
  }, [address])

  // At its end the page still stands, and it is the page from before where another one was asked for.
  useLayoutEffect(() => {
    return () => {
      left = { address: shown.current, typed: noteControls(document) }
    }
  }, [])

  useEffect(() => {
    if (left?.address !== address) return
    const { typed } = left
    left = undefined
    carryControlsInTurn(typed)
  }, [address])
}
