import { FIRST, WHOLE } from './below.ts'

/** In the head of every page, before anything is laid out. */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const page = document.documentElement
page.setAttribute(location.hash || visit?.type !== 'navigate' ? WHOLE : FIRST, '')
// Of a page that breaks off, or whose font does not come, all that came is seen.
setTimeout(() => page.removeAttribute(FIRST), 2000)
