import { useRouteLoaderData } from 'react-router'
import type { DeskNames } from './desk-names.ts'
import type { loader } from './layout.tsx'

/** The names that every page of the desk has from its layout. Empty for a stranger, who sees no such page. */
export function useDeskNames(): DeskNames {
  const { names } = useRouteLoaderData<typeof loader>('desk/frame/layout') ?? {}
  return names ?? { kinds: {} as DeskNames['kinds'], jobs: {} }
}
