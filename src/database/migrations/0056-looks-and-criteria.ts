import type { Kysely } from 'kysely'

/** How each picture looks, so that the same one is known in another size; and what applicants are judged by. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('post_pictures').addColumn('look', 'text').execute()

  await db.schema
    .alterTable('openings')
    .addColumn('criteria', 'text', (col) => col.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .alterTable('lead_ratings')
    .addColumn('criteria', 'text', (col) => col.notNull().defaultTo('{}'))
    .execute()
}
