import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('unanswered_questions')
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('question', 'text', (col) => col.notNull())
    .addColumn('times', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('unanswered_questions_pk', ['day', 'question'])
    .execute()
}
