import { afterNotice, privacyNotice as copy, NOTICE_PLACEHOLDER } from '#leads/consents/notice-words.en.ts'
import { addressHere } from '#platform/text/language.ts'

/** What becomes of what the visitor sends, where they send it. Without script the form itself says which notice it showed. */
export function PrivacyNotice({ purpose }: { purpose: string }) {
  return (
    <p className="xs muted">
      <span>{`${purpose} ${copy.more}`}</span> <a href={addressHere(copy.path)}>{copy.link}</a>
      {afterNotice.mark}
      <input type="hidden" name="notice_version" value={NOTICE_PLACEHOLDER} />
    </p>
  )
}
