import { useContext, useMemo } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  Meta,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router'
import { useAfterFrame } from '#ui/after-frame.ts'

/**
 * A page's title, and what search engines and shared links show of it. On a move it is drawn after the frame that shows
 * the heading: some thirty elements come and go with it, and nobody sees them. All that Meta knows of the router it has
 * from these contexts.
 */
export function HeadMeta() {
  const location = useContext(LocationContext)
  const state = useContext(StateContext)
  const data = useContext(DataContext)
  const shown = useAfterFrame(useMemo(() => ({ location, state, data }), [location, state, data]))

  return (
    <LocationContext value={shown.location}>
      <StateContext value={shown.state}>
        <DataContext value={shown.data}>
          <Meta />
        </DataContext>
      </StateContext>
    </LocationContext>
  )
}
