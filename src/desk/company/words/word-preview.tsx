import { wordsCopy as copy } from '#desk/company/words.en.ts'
import type { BesideWords } from './find-words.ts'
import './words.css'

interface WordPreviewProps {
  beside: BesideWords
  /** Of the entry once it is saved; null before that. */
  entryId: string | null
  revision: number
}

/** The sentence as it was built, and the page with what is written, before any visitor sees it. */
export function WordPreview({ beside: { built, page, isVerbatim }, entryId, revision }: WordPreviewProps) {
  const address = entryId && `/desk/company/words/${entryId}/page`

  return (
    <section className="desk-part word-preview" aria-labelledby="word-preview">
      <h2 id="word-preview">{copy.preview.heading}</h2>
      {isVerbatim && <p className="word-preview__law">{copy.preview.verbatim}</p>}
      <dl>
        <dt>{copy.preview.built}</dt>
        <dd>{built}</dd>
      </dl>
      {page === null ? (
        <p className="hint">{copy.preview.noPage}</p>
      ) : address ? (
        <>
          <p className="hint">{copy.preview.hint}</p>
          {/* No script runs in it: it is to be looked at, and counts nobody's visit. */}
          <iframe
            key={revision}
            className="word-preview__page"
            src={address}
            title={copy.preview.title(page)}
            sandbox="allow-same-origin"
          />
          <a className="desk-link" href={address} target="_blank" rel="noopener">
            {copy.preview.whole}
          </a>
        </>
      ) : (
        <p className="hint">{copy.preview.saveFirst}</p>
      )}
    </section>
  )
}
