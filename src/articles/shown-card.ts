import type { ArticleInLanguages, PostCard } from './post.ts'

/** What a page shows of a post in a list. */
export type ShownCard = Pick<
  PostCard,
  'slug' | 'title' | 'description' | 'thumbnail_image' | 'published_at' | 'reading_minutes' | 'lang' | 'found'
>

export type ShownArticle = Omit<ArticleInLanguages, 'related'> & { related: ShownCard[] }

/** A page brings what it was rendered from once more, as data: nothing else of a post goes with it. */
export function shownCard(post: PostCard): ShownCard {
  const { slug, title, description, thumbnail_image, published_at, reading_minutes, lang, found } = post
  return {
    ...{ slug, title, description, thumbnail_image, published_at, reading_minutes },
    ...(lang && { lang }),
    ...(found && { found }),
  }
}
