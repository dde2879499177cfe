import { FIRST, WHOLE } from './below.ts'

/** In the head of every page, before anything is laid out. */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const page = document.documentElement
page.setAttribute(location.hash || visit?.type !== 'navigate' ? WHOLE : FIRST, '')
// Should the rest of the page, or its font, not arrive: everything that did is shown.
setTimeout(() => page.removeAttribute(FIRST), 2000)
