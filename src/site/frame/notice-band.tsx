import { companyFacts } from '#company/facts.ts'
import { InlineStyle } from '#ui/inline-script.tsx'
import styles from './notices.css?inline'
import { frameCopy as copy } from './words.en.ts'

/** How that band looks: in the head of each page that has one. */
export function NoticeBandStyle() {
  return companyFacts().notices.length > 0 ? <InlineStyle text={styles} /> : null
}

/** What every visitor should know today, above all else on the page. On most days there is none. */
export function NoticeBand() {
  const { notices } = companyFacts()
  return (
    notices.length > 0 && (
      <section className="notices on-deep" aria-label={copy.notices}>
        <ul className="wrap">
          {notices.map(({ id, words, link }) => (
            <li key={id}>{link ? <a href={link}>{words}</a> : words}</li>
          ))}
        </ul>
      </section>
    )
  )
}
