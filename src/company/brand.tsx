import { Mark } from '#ui/art/mark.tsx'
import { brandName } from './brand-name.ts'
import { brandCopy as copy } from './brand-words.en.ts'

/** The mark and the configured name, as live text, leading home. */
export function Brand() {
  const [first, ...rest] = brandName().split(' ')

  return (
    <a className="brand" href="/" aria-label={`${brandName()}, ${copy.home}`}>
      <Mark />
      <b translate="no">
        <span>{first}</span> <span>{rest.join(' ')}</span>
      </b>
    </a>
  )
}
