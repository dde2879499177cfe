import { frameCopy as copy } from '#content/frame.ts'
import { site } from '#content/site.ts'
import { Mark } from '#ui/art/mark.tsx'

/** The mark and the configured name, as live text, leading home. */
export function Brand() {
  const [first, ...rest] = site.brand.split(' ')

  return (
    <a className="brand" href="/" aria-label={`${site.brand}, ${copy.home}`}>
      <Mark />
      <b translate="no">
        <span>{first}</span> <span>{rest.join(' ')}</span>
      </b>
    </a>
  )
}
