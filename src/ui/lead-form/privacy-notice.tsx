import { privacyNotice as copy } from '#content/privacy-notice.ts'

/** What becomes of what the visitor sends, where they send it. */
export function PrivacyNotice() {
  return (
    <p className="xs muted">
      {copy.text} <a href="/privacypolicy">{copy.link}</a>.
    </p>
  )
}
