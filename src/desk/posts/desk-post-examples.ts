import type { Staff } from '#desk/access/staff-context.ts'
import type { Services } from '#platform/services.ts'
import { beginPost } from './begin-post.ts'
import type { PostBody } from './post-body.ts'

export const asha: Staff = { id: 'asha', name: 'Asha Rao', email: 'asha@example.com', role: 'editor' }
export const ravi: Staff = { id: 'ravi', name: 'Ravi Iyer', email: 'ravi@example.com', role: 'editor' }

export function aBody(changes: Partial<PostBody> = {}): PostBody {
  return {
    title: 'What a fan costs',
    slug: 'what-a-fan-costs',
    description: 'The sum for a ceiling fan.',
    seo_meta_description: '',
    content: '<h2>The sum</h2><p>Seventy watts for ten hours.</p>',
    cover: 'dial',
    cover_alt: 'A dial',
    featured_image: '',
    thumbnail_image: '',
    tags: ['home'],
    sources: [],
    ...changes,
  }
}

/** A new draft, and what a save of it by Asha sends. */
export async function aDraft(services: Services, changes: Partial<PostBody> = {}) {
  const id = await beginPost(asha, services)
  return { id, body: aBody(changes), version: 0, editor: 'window-1', staff: asha, isUnsourced: true }
}
