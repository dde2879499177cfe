import { parse } from 'yaml'
import { z } from 'zod'
import { coverAddress, coverFigureSchema } from './cover-figure.ts'
import { coverOf, type PostDraft } from './post.ts'
import { renderMarkdown, type Size } from './render-markdown.ts'
import { articleCopy } from './words.en.ts'

const date = z.iso.date()

const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(70),
  description: z.string().min(110).max(158),
  published: date,
  updated: date,
  cover: coverFigureSchema,
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
export function readArticleFile(
  slug: string,
  file: string,
  sizeOf: (src: string) => Size | undefined,
  words: typeof articleCopy = articleCopy,
): PostDraft {
  const { published, updated, cover: _, ...matter } = readFrontMatter(slug, file)
  return {
    ...matter,
    slug,
    seo_meta_description: matter.description,
    content: renderMarkdown(partsOf(file).body, sizeOf, words),
    cover: coverOf(slug),
    featured_image: coverAddress(slug),
    thumbnail_image: coverAddress(slug),
    status: 'published',
    published_at: nineInTheMorning(published),
    updated_at: nineInTheMorning(updated),
  }
}

/** What stands before the text, checked. */
export function readFrontMatter(slug: string, file: string) {
  const parsed = frontMatterSchema.safeParse(parse(partsOf(file).head))
  if (!parsed.success) throw new Error(`content/posts/${slug}.md:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function partsOf(file: string): { head: string; body: string } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  return { head, body }
}

// In India, whose date it is (UTC + 5:30).
function nineInTheMorning(day: string): string {
  return `${day}T03:30:00.000Z`
}
