import { resolve } from 'node:path'
import { indexPosts } from '../../src/articles/index-posts.ts'
import { copyDatabase, emptyTables } from '../../src/database/copy/copy-database.ts'
import { compareDigests, digestTables } from '../../src/database/copy/digest-tables.ts'
import { listTables } from '../../src/database/copy/list-tables.ts'
import { openPostgres } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
import { OperatorError } from '../../src/platform/operation/operator-error.ts'
import { listContents } from '../backup/list-contents.ts'
import { openAlone } from '../backup/open-alone.ts'
import { openProgress } from './move-progress.ts'

/**
 * Carries the embedded database in a file over to a PostgreSQL, and compares
 * counts and hashes of both. Cut off, it goes on where it was when it is begun
 * again. Nobody may write meanwhile: a lead that came to the old place after
 * its table was copied would stay there.
 */
export async function moveDatabase(file: string, url: string): Promise<{ rows: number }> {
  const from = openAlone(file)
  const to = openPostgres(url, { isPatient: true })

  try {
    await migrate(from)
    await migrate(to)
    const shapes = await listTables(from)
    const progress = await openProgress(to, resolve(file))
    if (!progress.isBegun) {
      const contents = await listContents(to)
      if (contents.length > 0) throw new OperatorError(`There are data already: ${contents.join(', ')}.`)
      await emptyTables(to, shapes)
      await progress.begin()
    }

    await copyDatabase(from, to, shapes, progress)
    const [here, there] = [await digestTables(from, shapes), await digestTables(to, shapes)]
    const differences = compareDigests(here, there)
    if (differences.length > 0) throw new Error(`Both sides differ: ${differences.join('; ')}`)

    await to.transaction().execute(indexPosts)
    await progress.end()
    return { rows: Object.values(here).reduce((sum, { rows }) => sum + rows, 0) }
  } finally {
    await Promise.all([from.destroy(), to.destroy()])
  }
}
