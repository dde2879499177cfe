import { type ComponentType, startTransition } from 'react'
import { bringAlive } from '#ui/bring-alive.ts'
import { IslandRoot } from './island-root.tsx'

/** Has React take over one island, in slices between which a finger is answered. */
export function hydrateIsland(island: HTMLElement, component: ComponentType<object>, onAlive: () => void) {
  const props: object = JSON.parse(island.dataset.props ?? '{}')

  startTransition(() =>
    bringAlive(island, <IslandRoot component={component} props={props} onAlive={onAlive} />, {
      identifierPrefix: island.dataset.ids,
    }),
  )
}
