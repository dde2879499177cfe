import type { Piece } from '#articles/post.ts'
import type { ShownCard } from '#articles/shown-card.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { blogCopy as copy } from './words.en.ts'

interface BlogCardProps {
  post: ShownCard
  /** The newest, large at the top of page 1. */
  isLead?: boolean
  /** In sight when the page opens. */
  isEager?: boolean
}

export function BlogCard({ post, isLead, isEager }: BlogCardProps) {
  const path = `/blogs/${post.slug}`
  const { found, lang } = post

  return (
    <li className={`blog-card${isLead ? ' blog-card--lead' : ''}`}>
      <a href={path} hrefLang={lang} data-loading={copy.article.loading}>
        <div className="blog-card__cover">
          <img
            src={post.thumbnail_image}
            alt=""
            width="640"
            height="400"
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isLead ? 'high' : undefined}
            decoding="async"
          />
        </div>
        <div>
          <h2 lang={lang}>{found ? <MarkedText pieces={found.title} /> : post.title}</h2>
          <p lang={lang}>{found ? <MarkedText pieces={found.passage} /> : post.description}</p>
          <p className="blog-card__foot" role="status">
            <time dateTime={post.published_at.slice(0, 10)}>{inIndianDate(post.published_at)}</time>
            <span>{copy.minutes(post.reading_minutes)}</span>
            {lang && <span className="blog-card__lang">{copy.inEnglish}</span>}
          </p>
        </div>
      </a>
    </li>
  )
}

/** Text with what was searched for marked. */
function MarkedText({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
}
