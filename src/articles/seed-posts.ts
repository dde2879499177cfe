import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Transaction } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'
import { readArticleFile } from './read-article-file.ts'
import type { Size } from './render-markdown.ts'
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
