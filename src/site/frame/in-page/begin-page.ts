import { bePlain, isKnown, SCRIPT } from './be-plain.ts'
import { keepTaps } from './keep-taps.ts'
import { layOutBelow } from './lay-out-below.ts'
import { leaveBelow } from './leave-below.ts'
import { releaseAtTouch, releaseWhenIdle } from './release-scripts.ts'

/** In the head of every page: one script and not two, since each costs its hash in the policy. */
if (isKnown()) {
  document.documentElement.setAttribute(SCRIPT, '')
  leaveBelow()
  keepTaps()
}
addEventListener('DOMContentLoaded', () => {
  if (!isKnown()) return bePlain()
  releaseAtTouch()
  layOutBelow(releaseWhenIdle)
})
