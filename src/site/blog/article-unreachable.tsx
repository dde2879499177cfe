import { useLocation } from 'react-router'
import { ButtonLink } from '#ui/button-link.tsx'
import { blogCopy } from './words.en.ts'

const copy = blogCopy.unreachable

/** The network did not answer; whether the blog exists is not known. */
export function ArticleUnreachable() {
  const { pathname } = useLocation()

  return (
    <section className="on-sunk section">
      <div className="wrap article-missing" role="alert">
        <h1 className="h-page">{copy.heading}</h1>
        <p className="lead">{copy.explanation}</p>
        <div className="row">
          <ButtonLink to={pathname}>{blogCopy.retry}</ButtonLink>
          <ButtonLink to="/blogs?page=1" tone="line">
            {blogCopy.missing.back}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
