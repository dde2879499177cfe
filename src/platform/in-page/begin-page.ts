import { layOutBelow } from './lay-out-below.ts'
import { leaveBelow } from './leave-below.ts'
import { releaseAtTouch, releaseWhenIdle } from './release-scripts.ts'

/** In the head of every page: one script and not two, since each costs its hash in the policy. */
leaveBelow()
addEventListener('DOMContentLoaded', () => {
  releaseAtTouch()
  layOutBelow(releaseWhenIdle)
})
