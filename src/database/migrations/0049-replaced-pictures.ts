import type { Kysely } from 'kysely'

/** The picture in whose place another was put, so that it can be put back. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('post_pictures').addColumn('replaces', 'text').execute()
}
