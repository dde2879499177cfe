import { countEvent } from './count-event.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Leaves an event for analytics, if the company has set any up and the visitor agreed. It carries no personal data. */
export function pushAnalyticsEvent(event: string) {
  window.dataLayer ??= []
  window.dataLayer.push({ event })
  countEvent(event)
}
