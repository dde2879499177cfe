import { forgetTaps } from './keep-taps.ts'

/**
 * Marks the page whose scripts may come. Styles ask for it and not for the browser's own (scripting: enabled), which
 * Chrome has since 120, Safari since 17, and which knows nothing of scripts that we keep from a browser.
 */
export const SCRIPT = 'data-script'

/**
 * Chrome and WebView since 93, Safari since 15.4 and Firefox since 98 have both. What is older might stop in the middle of
 * our scripts, and leave a page half alive. The floor that we build for is in package.json.
 */
export function isKnown(): boolean {
  return 'hasOwn' in Object && 'HTMLDialogElement' in window
}

/** The page as it is without scripts: forms are sent by the browser, and what stands there for this case is shown. */
export function bePlain() {
  document.documentElement.removeAttribute(SCRIPT)
  document.querySelectorAll('noscript').forEach((without) => {
    without.insertAdjacentHTML('afterend', without.textContent || '')
  })
  forgetTaps()
}
