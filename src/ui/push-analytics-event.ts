import { countEvent } from './count-event.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    /** Google's, once the visitor has agreed; see src/site/frame/analytics. */
    gtag?: (...command: unknown[]) => void
  }
}

/** Leaves an event for analytics, if the company has set any up and the visitor agreed. It carries no personal data. */
export function pushAnalyticsEvent(event: string) {
  window.dataLayer ??= []
  window.dataLayer.push({ event })
  window.gtag?.('event', event)
  countEvent(event)
}
