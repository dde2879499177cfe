import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/**
 * Every change of page begins at the top, and going back where the page was left. The router's own component does the
 * same and sends a script with each page, for what browsers do by themselves where a page is loaded.
 */
export function RestoreScroll() {
  useScrollRestoration()
  return null
}
