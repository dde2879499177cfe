import { ownPageCopy } from './words.en.ts'

const { link: copy } = ownPageCopy

/** The line of a receipt that leads to one's own page. */
export function OwnPageLine({ href, takesPhoto }: { href: string | undefined; takesPhoto?: boolean }) {
  return href ? (
    <div className="ln">
      <span>{copy.label}</span>
      <a href={href}>{takesPhoto ? copy.add : copy.see}</a>
    </div>
  ) : null
}
