/** At once, if the page has loaded. */
export function whenLoaded(act: () => void) {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act)
}

/** Safari does not say when it is idle. */
export function whenIdle(act: () => void, options?: IdleRequestOptions) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, options)
  else setTimeout(act, 100)
}
