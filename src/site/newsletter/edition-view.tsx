import { alignedCells } from '#articles/aligned-cells.ts'
import { headingOfChange, tellRow } from '#editions/automatic/tell-change.ts'
import { automaticCopy } from '#editions/automatic/words.en.ts'
import type { KeptPart } from '#editions/kept-parts.ts'
import { editionCopy } from '#editions/words.en.ts'
import { dateInWords } from '#india/indian-date.ts'
import { type Language, langOf } from '#platform/text/language.ts'
import { archiveCopy } from './archive-words.en.ts'

/** What an edition says, as a page shows it: the same parts as in the mail, as they were when it went out. */
export function EditionView({ parts, writtenIn }: { parts: readonly KeptPart[]; writtenIn: Language }) {
  return (
    <div className="edition">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and are rendered once
        <Part key={at} part={part} lang={langOf(writtenIn)} />
      ))}
    </div>
  )
}

function Part({ part, lang }: { part: KeptPart; lang: string }) {
  switch (part.kind) {
    case 'written':
      return (
        <div
          className="prose long"
          lang={lang}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored, see makeEditionContent
          dangerouslySetInnerHTML={{ __html: alignedCells(part.html) }}
        />
      )
    case 'button':
      return (
        <p>
          <a className="btn btn--coral" href={part.href} lang={lang}>
            {part.text}
          </a>
        </p>
      )
    case 'article':
      return (
        <div className="bill edition__card">
          {/* Its title stands below it. */}
          {part.picture && <img src={part.picture} alt="" width="640" height="400" loading="lazy" decoding="async" />}
          <h2 lang={part.lang ?? lang}>{part.title}</h2>
          <p lang={part.lang ?? lang}>{part.description}</p>
          {part.lang && <p className="muted">{editionCopy.inEnglish}</p>}
          <a className="go-link" href={part.href}>
            {archiveCopy.edition.article}
          </a>
        </div>
      )
    case 'change':
      return <Change part={part} />
    case 'notice':
      return (
        <div className="bill edition__card" lang={lang}>
          <h2>{part.title}</h2>
          {part.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <a className="go-link" href={part.href}>
            {part.link}
          </a>
        </div>
      )
    case 'bill':
      return (
        <div className="bill edition__bill">
          <p>{editionCopy.bill.heading(part.units, part.state)}</p>
          <p className="edition__total">{part.total}</p>
          <p lang={lang}>{part.label}</p>
          <p className="bill__note">{editionCopy.bill.source(part.source, dateInWords(part.day))}</p>
          <a className="go-link" href={part.href}>
            {editionCopy.bill.link}
          </a>
        </div>
      )
  }
}

/** What an order or a surcharge changes, and where that comes from. */
function Change({ part }: { part: KeptPart & { kind: 'change' } }) {
  const { cause, rows, source, address } = part
  const { change: copy } = automaticCopy
  return (
    <div className="prose long">
      <h2>{headingOfChange(part)}</h2>
      <table>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            {Object.values(copy.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(tellRow).map(({ who, before, after, change }) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>{before ?? '–'}</td>
              <td>{after ?? '–'}</td>
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{copy.bases[cause]}</p>
      {address ? <a href={address}>{copy.source(source)}</a> : <p>{copy.source(source)}</p>}
    </div>
  )
}
