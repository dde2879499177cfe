import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Transaction } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'
import { isLanguage, type Language } from '#platform/text/language.ts'
import { prepareContent } from './prepare-content.ts'
import { readArticleFile } from './read-article-file.ts'
import type { Size } from './render-markdown.ts'
import { savePost } from './save-post.ts'
import { publishTranslation } from './save-translation.ts'
import { digestOfEnglish } from './translations.ts'
import { articleCopy } from './words.en.ts'

interface Folders {
  articles: string
  /** Where the articles' pictures are, as the site serves them. */
  pictures: string
}

/**
 * Brings the articles of a folder into the database, and those of its folders that are named after a language as their
 * translations. Returns what was written: `a-slug`, `hi/a-slug`. A file that has changed since is read again; what staff have
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

  for (const path of globSync(join(articles, '*', '*.md')).toSorted()) {
    const language = basename(dirname(path))
    if (!isLanguage(language)) continue
    if (await seedTranslation(db, { articles, pictures }, { language, slug: basename(path, '.md') }))
      written.push(`${language}/${basename(path, '.md')}`)
  }
  return written
}

interface Translated {
  language: Language
  slug: string
}

async function seedTranslation(db: Database, { articles, pictures }: Folders, { language, slug }: Translated) {
  const name = `${language}/${slug}`
  const file = readFileSync(join(articles, `${name}.md`), 'utf8')
  const digest = createHash('sha256').update(file).digest('hex')
  const known = await db.selectFrom('post_seeds').select('digest').where('slug', '=', name).executeTakeFirst()
  if (known?.digest === digest) return false

  const words = await wordsIn(language)
  const sizeOf = (src: string) => sizeOfPicture(pictures, src)
  const { content, published_at, updated_at, ...draft } = readArticleFile(name, file, sizeOf, words)
  // Worked out before the transaction: sites that start at once wait for one another.
  const english = englishOfFile({ articles, pictures }, slug)
  return db.transaction().execute(async (trx) => {
    const post = await findArticleOfFile(trx, slug)
    // Its English article is not there: it was deleted, or comes later.
    if (!post) return false
    // Another process was faster.
    if (!(await noteSeed(trx, name, digest))) return false
    const there = await trx
      .selectFrom('post_translations')
      .select('is_seeded')
      .where('post_id', '=', post.id)
      .where('language', '=', language)
      .executeTakeFirst()
    if (there ? there.is_seeded === 0 : known) return false

    await publishTranslation(trx, {
      ...{ postId: post.id, language, isSeeded: true, madeAt: updated_at, updatedAt: updated_at },
      body: { ...draft, content },
      madeFrom: english ?? digestOfEnglish(post),
    })
    return true
  })
}

/** The article that came from a file of this name, wherever staff have moved it since. */
async function findArticleOfFile(trx: Transaction<Tables>, slug: string) {
  const columns = ['posts.id', 'posts.title', 'posts.description', 'posts.content_html'] as const
  const post = await trx.selectFrom('posts').select(columns).where('slug', '=', slug).executeTakeFirst()
  return (
    post ??
    trx
      .selectFrom('post_redirects')
      .innerJoin('posts', 'posts.id', 'post_redirects.post_id')
      .select(columns)
      .where('post_redirects.slug', '=', slug)
      .executeTakeFirst()
  )
}

/** A translation of a file is of the English file beside it, whatever staff have made of that since. */
function englishOfFile({ articles, pictures }: Folders, slug: string): string | undefined {
  const path = join(articles, `${slug}.md`)
  if (!existsSync(path)) return undefined
  const english = readArticleFile(slug, readFileSync(path, 'utf8'), (src) => sizeOfPicture(pictures, src))
  return digestOfEnglish({ ...english, content_html: prepareContent(english.content).html })
}

// The file itself: articles are also brought in by a command that no build has gone over, where word files are English.
async function wordsIn(language: Language): Promise<typeof articleCopy> {
  const file = await import(`./words.${language}.ts`).catch(() => undefined)
  return file?.articleCopy ?? articleCopy
}

/** Takes note of the file; false where the database knows it already, or knows better. */
async function isToBeWritten(trx: Transaction<Tables>, slug: string, digest: string): Promise<boolean> {
  const seeded = await trx.selectFrom('post_seeds').select('digest').where('slug', '=', slug).executeTakeFirst()
  if (seeded?.digest === digest) return false

  const noted = await noteSeed(trx, slug, digest)
  const post = await trx.selectFrom('posts').select('is_seeded').where('slug', '=', slug).executeTakeFirst()

  return Boolean(noted) && (post ? post.is_seeded === 1 : !seeded)
}

function noteSeed(trx: Transaction<Tables>, slug: string, digest: string) {
  return trx
    .insertInto('post_seeds')
    .values({ slug, digest })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ digest }).where('post_seeds.digest', '<>', digest))
    .returning('slug')
    .executeTakeFirst()
}

function sizeOfPicture(folder: string, src: string): Size | undefined {
  if (!/^\/[\w/-]+\.svg$/.test(src)) return undefined

  const [, width, height] =
    /<svg\b[^>]*?\bwidth="(\d+)"[^>]*?\bheight="(\d+)"/.exec(readFileSync(join(folder, src), 'utf8')) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}
