import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter

  await (isSqlite ? createFts5(db) : createTsvector(db))

  // Every word of the posts, and the trigrams by which a mistyped one finds its neighbours: the same on both engines.
  // In byte order, so that words with the same beginning lie together whatever the database's locale.
  const byteOrdered = isSqlite ? sql`text` : sql`text collate "C"`
  await db.schema
    .createTable('post_words')
    .addColumn('word', byteOrdered, (col) => col.primaryKey())
    .execute()
  await db.schema
    .createTable('post_word_trigrams')
    .addColumn('trigram', byteOrdered, (col) => col.notNull())
    .addColumn('word', byteOrdered, (col) => col.notNull())
    .addPrimaryKeyConstraint('post_word_trigrams_key', ['trigram', 'word'])
    .execute()
}

// Mn and Mc are the vowel signs of Devanagari, Telugu and their like: without them a word would fall apart.
async function createFts5(db: Kysely<unknown>) {
  await sql`
    create virtual table post_search using fts5 (
      title, description, content,
      tokenize = "porter unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'"
    )
  `.execute(db)
  await sql`insert into post_search (post_search, rank) values ('rank', 'bm25(10.0, 4.0, 1.0)')`.execute(db)
}

async function createTsvector(db: Kysely<unknown>) {
  await sql`alter table posts add column search tsvector`.execute(db)
  await sql`create index posts_search on posts using gin (search)`.execute(db)
}
