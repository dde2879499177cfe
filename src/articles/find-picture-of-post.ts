import type { Services } from '#platform/services.ts'
import { findVisibleOrMoved } from './post-queries.ts'

/** What the picture of a post is drawn from, or undefined where there is no such post. */
export async function findPictureOfPost({ db, now }: Pick<Services, 'db' | 'now'>, slug: string) {
  const post = await findVisibleOrMoved(db, now(), slug)
  return post && { title: post.title, cover: drawn(post.featured_image) ?? post.cover }
}

/** The name of a drawn cover, where the picture is one. */
function drawn(address: string | null): string | undefined {
  return /^\/covers\/([\w-]+)\.svg$/.exec(address ?? '')?.[1]
}
