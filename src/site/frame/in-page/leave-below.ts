import { FIRST, WHOLE } from './below.ts'

/** Before anything is laid out. */
export function leaveBelow() {
  const [{ type } = {}] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[]
  const page = document.documentElement
  page.setAttribute(location.hash || type !== 'navigate' ? WHOLE : FIRST, '')
  // Should the rest of the page, or its font, not arrive: everything that did is shown.
  setTimeout(() => page.removeAttribute(FIRST), 2000)
}
