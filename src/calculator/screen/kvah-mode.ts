import { type ComponentType, lazy } from 'react'
import { fetchAgain } from '#ui/fetch-again.ts'
import { UnfetchedMode } from './unfetched-mode.tsx'

/** In a chunk of its own: most visitors want a bill. */
export const fetchKvahMode = () => fetchAgain(() => import('#calculator/kvah/kvah-mode.tsx'))

type KvahMode = Awaited<ReturnType<typeof fetchKvahMode>>

export const KvahModeFields = late((mode) => mode.KvahModeFields, Nothing)
export const KvahModeBill = late((mode) => mode.KvahModeBill, UnfetchedMode)

function late<P>(part: (mode: KvahMode) => ComponentType<P>, otherwise: ComponentType) {
  return lazy<ComponentType<P>>(() =>
    fetchKvahMode().then(
      (mode) => ({ default: part(mode) }),
      () => ({ default: otherwise as ComponentType<P> }),
    ),
  )
}

function Nothing() {
  return null
}
