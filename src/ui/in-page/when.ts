/** The frame that is begun next is drawn before the second may end, and shown before the third does. */
const FRAMES_UNTIL_SHOWN = 3

/** How many more frames may pass without a first paint. */
let patience = 60

/** At once, if the page has loaded. */
export function whenLoaded(act: () => void) {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act)
}

/** Once what is there by now has been shown; in a tab that nobody sees, at once. */
export function whenShown(act: () => void) {
  afterFrames(document.hidden ? 0 : FRAMES_UNTIL_SHOWN, act)
}

/**
 * When the browser has nothing else to do, and after two seconds in any case: in another site's page a frame may never
 * be told that it is idle. Safari does not say so at all.
 */
export function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 100)
}

/**
 * Frames before the first has reached the screen do not count: where drawing is slow, several are begun by then. A
 * second's worth in all at most, since some browsers, against being recognized, say nothing of what they paint.
 */
function afterFrames(count: number, act: () => void) {
  if (count > 0) requestAnimationFrame(() => afterFrames(isPainting() ? count - 1 : count, act))
  else act()
}

function isPainting(): boolean {
  return performance.getEntriesByType('paint').length > 0 || patience-- < 1
}
