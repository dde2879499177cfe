import { StrictMode, startTransition } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { LastResort } from '#site/frame/last-resort.tsx'
import { bringAlive } from '#ui/bring-alive.ts'
import { keepTaps } from '#ui/island/kept-taps.ts'

keepTaps()

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
