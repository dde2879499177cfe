import { Mark } from '#ui/art/mark.tsx'
import { brandCopy as copy } from './brand-words.en.ts'
import { site } from './site.ts'

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
