import type { PostLink } from '#articles/post.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { SearchForm } from './search-form.tsx'
import { blogCopy } from './words.en.ts'

const copy = blogCopy.missing

/** There is no such blog: the way back, those whose names come near, and the search. */
export function ArticleMissing({ near }: { near: PostLink[] }) {
  return (
    <>
      <section className="section">
        <div className="wrap article-missing">
          <h1 className="h-page">{copy.heading}</h1>
          <p className="lead">{copy.explanation}</p>
          <ButtonLink to="/blogs?page=1">{copy.back}</ButtonLink>
        </div>
      </section>
      <section className="on-sunk section">
        <div className="wrap article-missing">
          {near.length > 0 && (
            <>
              <h2 className="h-mid">{copy.near}</h2>
              <ul className="near">
                {near.map(({ slug, title, lang }) => (
                  <li key={slug}>
                    <a href={`/blogs/${slug}`} lang={lang} hrefLang={lang}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <SearchForm />
        </div>
      </section>
    </>
  )
}
