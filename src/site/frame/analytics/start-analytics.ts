const SCRIPT = 'https://www.googletagmanager.com/gtag/js'

/** Everything denied, before anything else is said to Google (https://developers.google.com/tag-platform/security/guides/consent). */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/** Fetches Google Analytics. Call it only after the visitor agreed; calling it again changes nothing. */
export function startAnalytics(id: string) {
  // Its address opens what somebody sent us, and Google would be told it.
  if (location.pathname.startsWith('/your-enquiry/')) return
  if (window.gtag) return window.gtag('consent', 'update', { analytics_storage: 'granted' })

  window.dataLayer ??= []
  const { dataLayer } = window
  // Google's script knows its commands by being an arguments object, not a list.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments)
  }
  window.gtag('consent', 'default', DENIED)
  window.gtag('consent', 'update', { analytics_storage: 'granted' })
  window.gtag('js', new Date())
  window.gtag('config', id, { allow_google_signals: false })

  const script = document.createElement('script')
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`
  script.async = true
  document.head.append(script)
}

/** Nothing more is measured; what was fetched goes with the next page load. */
export function stopAnalytics() {
  window.gtag?.('consent', 'update', DENIED)
}
