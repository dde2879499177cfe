import { type Kysely, sql } from 'kysely'

/**
 * The orders that the desk's lists stand in, so that a page of fifty is read and not sorted out of a million; and what an
 * edition that the site began says in other languages.
 */
export async function up(db: Kysely<unknown>) {
  // As src/desk/leads/inbox/select-leads.ts writes it: what was promised nothing comes last.
  const due = sql`coalesce(reply_by, '9999')`
  await sql`create index lead_handling_due on lead_handling (${due}, lead_id)`.execute(db)
  await sql`
    create index lead_handling_open_due_first on lead_handling (${due}, lead_id) where status in ('new', 'in-hand')
  `.execute(db)
  await sql`
    create index lead_handling_stage_received on lead_handling (stage, received_at, lead_id) where stage is not null
  `.execute(db)
  // The smallest of all that name every lead: it is what counting them reads.
  await sql`create index lead_handling_kind on lead_handling (kind)`.execute(db)
  await db.schema.alterTable('editions').addColumn('translations', 'text').execute()
}
