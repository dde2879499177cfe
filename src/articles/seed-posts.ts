import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Transaction } from 'kysely'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Database } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'
import { COVERS, type PostDraft } from './post.ts'
import { renderMarkdown, type Size } from './render-markdown.ts'
import { savePost } from './save-post.ts'

interface Folders {
  articles: string
  /** Where the articles' pictures are, as the site serves them. */
  pictures: string
}

/**
 * Brings the articles of a folder into the database and returns the slugs that
 * were written. A file that has changed since is read again; what staff have
 * written, changed or deleted is theirs and stays as it is.
 */
export async function seedPosts(db: Database, { articles, pictures }: Folders): Promise<string[]> {
  const written: string[] = []

  for (const path of globSync(join(articles, '*.md')).toSorted()) {
    const slug = basename(path, '.md')
    const file = readFileSync(path, 'utf8')
    const digest = createHash('sha256').update(file).digest('hex')
    const isWritten = await db.transaction().execute(async (trx) => {
      if (!(await isToBeWritten(trx, slug, digest))) return false
      await savePost(
        trx,
        readArticleFile(slug, file, (src) => sizeOfPicture(pictures, src)),
        { isSeeded: true },
      )
      return true
    })
    if (isWritten) written.push(slug)
  }

  return written
}

/** Takes note of the file; false where the database knows it already, or knows better. */
async function isToBeWritten(trx: Transaction<Tables>, slug: string, digest: string): Promise<boolean> {
  const seeded = await trx.selectFrom('post_seeds').select('digest').where('slug', '=', slug).executeTakeFirst()
  if (seeded?.digest === digest) return false

  const noted = await trx
    .insertInto('post_seeds')
    .values({ slug, digest })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ digest }).where('post_seeds.digest', '<>', digest))
    .returning('slug')
    .executeTakeFirst()
  const post = await trx.selectFrom('posts').select('is_seeded').where('slug', '=', slug).executeTakeFirst()

  return Boolean(noted) && (post ? post.is_seeded === 1 : !seeded)
}

function sizeOfPicture(folder: string, src: string): Size | undefined {
  if (!/^\/[\w/-]+\.svg$/.test(src)) return undefined

  const [, width, height] =
    /<svg\b[^>]*?\bwidth="(\d+)"[^>]*?\bheight="(\d+)"/.exec(readFileSync(join(folder, src), 'utf8')) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

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
