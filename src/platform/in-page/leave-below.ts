import { WHOLE } from './below.ts'

/** In the head of every page, before anything is laid out. */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (location.hash || visit?.type !== 'navigate') document.documentElement.setAttribute(WHOLE, '')
