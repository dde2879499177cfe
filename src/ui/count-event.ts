/**
 * Tells the server that something happened on this page: a number in its own
 * table, no cookie, nothing about the visitor. Whoever asks not to be followed is left out.
 */
export function countEvent(event: string) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return

  const body = JSON.stringify({ event, path: location.pathname })
  navigator.sendBeacon('/api/counts/', new Blob([body], { type: 'application/json' }))
}
