import { findVisibleOrMoved } from '#articles/post-queries.ts'
import type { Services } from '#platform/services.ts'
import { type EditionBody, EMPTY_BODY, LONGEST_PREHEADER, LONGEST_SUBJECT } from './edition-body.ts'
import { writeBlock } from './edition-content.ts'

const MOST = 20

/** An edition that begins with the cards of these articles, in their order; with one of them, with its words too. */
export async function bodyFromArticles(slugs: string[], { db, now }: Services): Promise<EditionBody> {
  const found = await Promise.all(slugs.slice(0, MOST).map((slug) => findVisibleOrMoved(db, now(), slug)))
  const posts = found.filter((post) => post !== undefined)
  const [only, ...others] = posts
  return {
    ...EMPTY_BODY,
    ...(only &&
      others.length === 0 && {
        subject: only.title.slice(0, LONGEST_SUBJECT),
        preheader: only.description.slice(0, LONGEST_PREHEADER),
      }),
    content: posts.map(({ slug }) => writeBlock({ block: 'article', slug })).join(''),
  }
}
