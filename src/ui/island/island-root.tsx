import { type ComponentType, useEffect } from 'react'
import { Boundary } from '#ui/boundary.tsx'

interface IslandRootProps {
  component: ComponentType<object>
  props: object
  /** In the browser: told once effects have run. */
  onAlive?: () => void
}

/** The same on the server and in the browser, so that the ids that React makes agree. */
export function IslandRoot({ component: Component, props, onAlive }: IslandRootProps) {
  return (
    <>
      <Boundary>
        <Component {...props} />
      </Boundary>
      <Alive onAlive={onAlive} />
    </>
  )
}

function Alive({ onAlive }: Pick<IslandRootProps, 'onAlive'>) {
  useEffect(() => onAlive?.(), [onAlive])
  return null
}
