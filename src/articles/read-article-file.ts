import { parse } from 'yaml'
import { z } from 'zod'
import { COVERS, type PostDraft } from './post.ts'
import { renderMarkdown, type Size } from './render-markdown.ts'

const date = z.iso.date()

const frontMatter = z.strictObject({
  title: z.string().min(1).max(70),
  description: z.string().min(110).max(158),
  published: date,
  updated: date,
  cover: z.enum(COVERS),
  cover_alt: z.string().min(1),
  tags: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
  sources: z.array(
    z.strictObject({
      title: z.string().min(1),
      publisher: z.string().min(1),
      date: z.string().regex(/^\d{4}(-\d{2}){0,2}$/),
      url: z.url({ protocol: /^https?$/ }).optional(),
    }),
  ),
})

/** An article of content/posts: YAML between two lines of dashes, then Markdown. */
export function readArticleFile(slug: string, file: string, sizeOf: (src: string) => Size | undefined): PostDraft {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const parsed = frontMatter.safeParse(parse(head))
  if (!parsed.success) throw new Error(`content/posts/${slug}.md:\n${z.prettifyError(parsed.error)}`)

  const { published, updated, ...matter } = parsed.data
  return {
    ...matter,
    slug,
    seo_meta_description: matter.description,
    content: renderMarkdown(body, sizeOf),
    status: 'published',
    published_at: nineInTheMorning(published),
    updated_at: nineInTheMorning(updated),
  }
}

// In India, whose date it is (UTC + 5:30).
function nineInTheMorning(day: string): string {
  return `${day}T03:30:00.000Z`
}
