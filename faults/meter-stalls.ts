import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Loaded into a server before itself: writes down the longest time, in ms, in which it could do nothing else. */
const RESOLUTION_MS = 10
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

process.on('SIGUSR2', () => {
  // The file tells that the signal was met, so it is written even where nothing was measured.
  writeFileSync(process.env.STALLS_FILE!, String(Math.max(0, delay.max / 1e6 - RESOLUTION_MS)))
  delay.reset()
})
