import { type Kysely, sql } from 'kysely'

/** What came of a lead: what it is worth, for which product, and why it was lost. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('lead_handling').addColumn('worth_rupees', 'integer').execute()
  await db.schema.alterTable('lead_handling').addColumn('product', 'text').execute()
  await db.schema.alterTable('lead_handling').addColumn('lost_because', 'text').execute()
  // The board reads the newest of each stage.
  await db.schema
    .createIndex('lead_handling_stage')
    .on('lead_handling')
    .columns(['stage', 'updated_at'])
    .where(sql<boolean>`stage is not null`)
    .execute()
}
