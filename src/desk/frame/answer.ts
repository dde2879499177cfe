import { createContext, useFetcher, useLocation, useRouteLoaderData } from 'react-router'
import type { Unsent } from './act-page.ts'

/** What the act answered whose form this request brought; read by the desk's layout. */
export const answerContext = createContext<object | null>(null)

export interface Answer {
  /** The last part of the act's address. */
  act?: string
  done?: string
  trouble?: string
  errors?: Partial<Record<string, string>>
  typed?: Partial<Record<string, string>>
  unsent?: Unsent
}

/** How the act fares that was begun on this page last. Another page, or the same one anew, begins without. */
export function useActFetcher() {
  const { key } = useLocation()
  return { fetcherKey: key, ...useFetcher<Answer>({ key }) }
}

/** What came of the last act on this page, or of the last one of this name; empty where there was none. */
export function useAnswer<More extends object = object>(act?: string): Answer & Partial<More> {
  const { data, fetcherKey } = useActFetcher()
  const layout = useRouteLoaderData('desk/frame/layout') as { answer: Answer | null } | null | undefined
  // A browser that sent the form by itself has the answer in the page that came for it, and in none after it.
  const answer = data ?? (isOfDocument(fetcherKey) ? layout?.answer : undefined)
  return ((act && answer?.act !== act && !answer?.unsent ? undefined : answer) ?? {}) as Answer & Partial<More>
}

let documentKey: string | undefined

/** Whether this is the place in the history that the document itself was loaded for. On the server there is no other. */
function isOfDocument(key: string): boolean {
  if (typeof document === 'undefined') return true
  documentKey ??= key
  return key === documentKey
}
