import { uiCopy as copy } from './words.en.ts'
import './missing-part.css'

/** Said where a part of the page did not come. Drafts of forms are kept, and are there again after it. */
export function MissingPart() {
  return (
    <p className="missing-part on-sheet" role="alert">
      <span>{copy.missing}</span>{' '}
      <a href={location.pathname + location.search} target="_self">
        {copy.reload}
      </a>
    </p>
  )
}
