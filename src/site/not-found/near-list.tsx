import { blogCopy } from '#site/blog/words.en.ts'
import type { Near } from './near-address.ts'

/** Pages and articles that may have been meant; one in English alone says so. */
export function NearList({ near }: { near: readonly Near[] }) {
  return (
    <ul className="near">
      {near.map(({ path, title, lang }) => (
        <li key={path}>
          <a href={path} hrefLang={lang}>
            <span lang={lang}>{title}</span>
          </a>
          {lang && <small className="muted">{blogCopy.inEnglish}</small>}
        </li>
      ))}
    </ul>
  )
}
