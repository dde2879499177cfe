import { Link } from 'react-router'
import { frameCopy as copy } from '#content/frame.ts'
import { site } from '#content/site.ts'
import { Mark } from '#ui/art/mark.tsx'

/** The mark and the configured name, as live text, leading home. */
export function Brand() {
  const [first, ...rest] = site.brand.split(' ')

  return (
    <Link className="brand" to="/" aria-label={`${site.brand}, ${copy.home}`}>
      <Mark />
      <b>
        {first} <span>{rest.join(' ')}</span>
      </b>
    </Link>
  )
}
