import { type Kysely, sql } from 'kysely'
import { engineOf } from '#database/database.ts'

/**
 * What staff do with leads. Accepting a lead writes nothing here, and no index
 * is added that each new lead would have to keep: the desk itself brings these
 * tables up to date (src/desk/leads/inbox/catch-up.ts).
 */
export async function up(db: Kysely<unknown>) {
  const isPostgres = engineOf(db) === 'postgres'

  await db.schema
    .createTable('lead_handling')
    .addColumn('number', 'integer', (col) =>
      isPostgres ? col.primaryKey().generatedByDefaultAsIdentity() : col.primaryKey(),
    )
    .addColumn('lead_id', 'text', (col) => col.notNull().unique().references('leads.id').onDelete('cascade'))
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('received_at', 'text', (col) => col.notNull())
    .addColumn('reply_by', 'text')
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('owner_id', 'text', (col) => col.references('staff.id').onDelete('set null'))
    .addColumn('stage', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('updated_at', 'text')
    .addColumn('is_findable', 'integer', (col) => col.notNull().defaultTo(0))
    .addCheckConstraint('lead_handling_status', sql`status in ('new', 'in-hand', 'answered', 'closed', 'none')`)
    .execute()
  // Those who had written before there was a desk are new to it.
  await sql`
    insert into lead_handling (lead_id, kind, received_at, reply_by, status)
    select id, kind, received_at, reply_by, case when kind = 'subscription' and quarantine_reason is null then 'none' else 'new' end
    from leads order by received_at, id
  `.execute(db)

  const index = (name: string, columns: string[]) => db.schema.createIndex(name).on('lead_handling').columns(columns)
  await index('lead_handling_received', ['received_at', 'lead_id']).execute()
  await index('lead_handling_kind_received', ['kind', 'received_at', 'lead_id']).execute()
  await index('lead_handling_open_received', ['received_at', 'lead_id']).where(OPEN).execute()
  await index('lead_handling_open_due', ['reply_by', 'lead_id']).where(OPEN).execute()
  await index('lead_handling_open_kind', ['kind', 'reply_by']).where(OPEN).execute()
  await index('lead_handling_owner', ['owner_id', 'status', 'received_at', 'lead_id'])
    .where(sql<boolean>`owner_id is not null`)
    .execute()
  await index('lead_handling_unfindable', ['received_at']).where(sql<boolean>`is_findable = 0`).execute()

  await db.schema
    .createTable('lead_notes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('lead_id', 'text', (col) => col.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('staff_id', 'text')
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('written_at', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('lead_notes_lead').on('lead_notes').columns(['lead_id', 'written_at']).execute()

  await db.schema
    .createTable('lead_releases')
    .addColumn('lead_id', 'text', (col) => col.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('staff_name', 'text', (col) => col.notNull())
    .addColumn('released_at', 'text', (col) => col.notNull())
    .execute()

  await db.schema
    .createTable('lead_alarms')
    .addColumn('lead_id', 'text', (col) => col.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('alarmed_at', 'text', (col) => col.notNull())
    .execute()
  // What was overdue before anybody could say that it was answered is shown at the desk, and alarms nobody.
  const now = new Date().toISOString()
  await sql`insert into lead_alarms (lead_id, alarmed_at) select id, ${now} from leads where reply_by < ${now}`.execute(
    db,
  )

  await db.schema
    .createTable('lead_views')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('staff_id', 'text', (col) => col.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('query', 'text', (col) => col.notNull())
    .addColumn('created_at', 'text', (col) => col.notNull())
    .addUniqueConstraint('lead_views_name', ['staff_id', 'name'])
    .execute()

  // Few leads and few deliveries are in these indexes: what arrives as it should costs them nothing.
  await db.schema
    .createIndex('leads_quarantined')
    .on('leads')
    .columns(['received_at', 'id'])
    .where(sql<boolean>`quarantine_reason is not null`)
    .execute()
  await db.schema
    .createIndex('outbox_failed')
    .on('outbox')
    .column('failed_at')
    .where(sql<boolean>`failed_at is not null`)
    .execute()

  await (isPostgres ? createTsvector(db) : createFts5(db))
  for (const statement of isPostgres ? APPEND_ONLY_POSTGRES : APPEND_ONLY_SQLITE) {
    await sql.raw(statement).execute(db)
  }
}

const OPEN = sql<boolean>`status in ('new', 'in-hand')`

// Words are cut by us (lead-words.ts), the same for both engines; ':' is in the marks that nobody types.
async function createFts5(db: Kysely<unknown>) {
  await sql`
    create virtual table lead_search using fts5 (
      words, content = '', contentless_delete = 1, detail = none,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc' tokenchars ':'"
    )
  `.execute(db)
  // A lead that is forgotten takes its words with it.
  await sql`
    create trigger lead_words_forgotten after delete on lead_handling
    begin delete from lead_search where rowid = old.number; end
  `.execute(db)
}

// In the row itself, as posts have it: what is copied to another database leaves a tsvector behind.
async function createTsvector(db: Kysely<unknown>) {
  await sql`alter table lead_handling add column words tsvector`.execute(db)
  // Kept beside the rows and not within them: a view that reads many rows does not read all their words.
  await sql`alter table lead_handling alter column words set storage external`.execute(db)
  await sql`alter table lead_handling set (toast_tuple_target = 128)`.execute(db)
  await sql`create index lead_handling_words on lead_handling using gin (words)`.execute(db)
}

const APPEND_ONLY_SQLITE = [
  `create trigger lead_notes_append_only before update on lead_notes
   begin select raise(abort, 'lead_notes is append-only'); end`,
]

const APPEND_ONLY_POSTGRES = [
  `create trigger lead_notes_append_only before update on lead_notes
   for each row execute function refuse_update()`,
]
