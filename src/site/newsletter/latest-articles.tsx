import type { PostCard } from '#articles/post.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { newsletterCopy } from '#leads/subscription/words.en.ts'
import '#ui/bill.css'

const { latest: copy } = newsletterCopy

/** What a subscriber would have had in the inbox lately. */
export function LatestArticles({
  posts,
}: {
  posts: Pick<PostCard, 'slug' | 'title' | 'published_at' | 'thumbnail_image' | 'lang'>[]
}) {
  return (
    <div className="bill newsletter__latest">
      <h2 className="bill__top">{copy.heading}</h2>
      <ul>
        {posts.map(({ slug, title, published_at, thumbnail_image, lang }) => (
          <li key={slug}>
            <img src={thumbnail_image} alt="" width="640" height="400" loading="lazy" decoding="async" />
            <a href={`/blogs/${slug}`} lang={lang} hrefLang={lang}>
              {title}
            </a>
            <time dateTime={published_at.slice(0, 10)}>{inIndianDate(published_at)}</time>
          </li>
        ))}
      </ul>
      <hr className="tear" />
      <a className="go-link" href="/blogs">
        {copy.all}
      </a>
    </div>
  )
}
