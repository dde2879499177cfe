import { ARCHIVE_PATH } from '#editions/archive.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { archiveCopy } from './archive-words.en.ts'
import '#ui/tailwind.css'

const { missing: copy, edition } = archiveCopy

/** No newsletter has this address, or it is not for everybody. */
export function EditionMissing() {
  return (
    <section className="section">
      <div className="wrap grid justify-items-start gap-3">
        <h1 className="h-page">{copy.title}</h1>
        <p className="lead">{copy.text}</p>
        <ButtonLink to={ARCHIVE_PATH}>{edition.all}</ButtonLink>
      </div>
    </section>
  )
}
