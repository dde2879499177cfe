import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { ownPageLinkCopy as copy } from './receipt-words.en.ts'

/** The line of a receipt that leads to one's own page, and what became of a photo that was sent with the form. */
export function OwnPageLine({
  receipt: { your_page, photo },
  takesPhoto,
}: {
  receipt: LeadReceipt
  takesPhoto?: boolean
}) {
  return (
    <>
      {photo && (
        <div className="ln">
          <span>{copy.photo}</span>
          {photo === 'failed' && your_page ? <a href={your_page}>{copy.failed}</a> : <span>{copy.sent}</span>}
        </div>
      )}
      {your_page && photo !== 'failed' && (
        <div className="ln">
          <span>{copy.label}</span>
          <a href={your_page}>{takesPhoto && !photo ? copy.add : copy.see}</a>
        </div>
      )}
    </>
  )
}
