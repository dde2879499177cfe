import { alignedCells } from '#articles/aligned-cells.ts'
import { ARTICLE_LANGUAGE } from '#articles/post.ts'
import type { KeptPart } from '#editions/kept-parts.ts'
import { editionCopy } from '#editions/words.en.ts'
import { dateInWords } from '#india/indian-date.ts'
import { archiveCopy } from './archive-words.en.ts'

/** What an edition says, as a page shows it: the same parts as in the mail, as they were when it went out. */
export function EditionView({ parts }: { parts: readonly KeptPart[] }) {
  return (
    <div className="edition">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and are rendered once
        <Part key={at} part={part} />
      ))}
    </div>
  )
}

function Part({ part }: { part: KeptPart }) {
  switch (part.kind) {
    case 'written':
      return (
        <div
          className="prose long"
          lang={ARTICLE_LANGUAGE}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored, see makeEditionContent
          dangerouslySetInnerHTML={{ __html: alignedCells(part.html) }}
        />
      )
    case 'button':
      return (
        <p>
          <a className="btn btn--coral" href={part.href} lang={ARTICLE_LANGUAGE}>
            {part.text}
          </a>
        </p>
      )
    case 'article':
      return (
        <div className="bill edition__card">
          {/* Its title stands below it. */}
          {part.picture && <img src={part.picture} alt="" width="640" height="400" loading="lazy" decoding="async" />}
          <h2 lang={ARTICLE_LANGUAGE}>{part.title}</h2>
          <p lang={ARTICLE_LANGUAGE}>{part.description}</p>
          <a className="go-link" href={part.href}>
            {archiveCopy.edition.article}
          </a>
        </div>
      )
    case 'bill':
      return (
        <div className="bill edition__bill">
          <p>{editionCopy.bill.heading(part.units, part.state)}</p>
          <p className="edition__total">{part.total}</p>
          <p lang={ARTICLE_LANGUAGE}>{part.label}</p>
          <p className="bill__note">{editionCopy.bill.source(part.source, dateInWords(part.day))}</p>
          <a className="go-link" href={part.href}>
            {editionCopy.bill.link}
          </a>
        </div>
      )
  }
}
