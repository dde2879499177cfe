import '#app/run-react/run-react.ts'
import { StrictMode, startTransition } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { LastResort } from '#site/frame/last-resort.tsx'
import { bringAlive } from '#ui/bring-alive.ts'

// By its key the router finds where a page of this tab was left; without one, all that were loaded would share one.
if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')

startTransition(() => {
  bringAlive(
    document,
    <StrictMode>
      <LastResort>
        {/* As a transition a move would be drawn in slices, with a frame of the page that is left between any two. */}
        <HydratedRouter useTransitions={false} />
      </LastResort>
    </StrictMode>,
  )
})
