import { Link } from 'react-router'
import { privacyNotice as copy } from '#content/privacy-notice.ts'

/** What becomes of what the visitor sends, where they send it. */
export function PrivacyNotice() {
  return (
    <p className="xs muted full">
      {copy.text} <Link to="/privacypolicy">{copy.link}</Link>.
    </p>
  )
}
