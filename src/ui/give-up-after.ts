/**
 * A signal for a request that is given up after so many milliseconds. AbortSignal.timeout does the same, but Chrome has
 * it since 103, Safari since 16: that is newer than what we build for (package.json, browserslist).
 */
export function giveUpAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}
