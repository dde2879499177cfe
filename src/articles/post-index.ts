import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/database.ts'
import type { PostStatus, Tables } from '#database/tables.ts'
import { wordsOf } from '#india/words.ts'
import { findTranslatedWords } from './translations.ts'

/** What a mistyped word may be corrected to: shorter ones have too many neighbours, and numbers have no spelling. */
const CORRECTABLE = /^[\p{L}\p{M}]{4,40}$/u

export interface IndexedPost {
  id: number
  title: string
  description: string
  content: string
}

/** Puts a post's words, in all its languages, where the search finds them. A draft is in no search. */
export async function indexPost(trx: Transaction<Tables>, post: IndexedPost, status: PostStatus) {
  await unindexPost(trx, post.id)
  if (status === 'draft') return

  const texts = [post, ...(await findTranslatedWords(trx, post.id))]
  const wordsIn = (part: keyof Omit<IndexedPost, 'id'>) => texts.flatMap((text) => wordsOf(text[part]))
  const [title, description, content] = [wordsIn('title'), wordsIn('description'), wordsIn('content')]
  await (engineOf(trx) === 'sqlite'
    ? sql`
        insert into post_search (rowid, title, description, content)
        values (${post.id}, ${title.join(' ')}, ${description.join(' ')}, ${content.join(' ')})
      `.execute(trx)
    : sql`
        update posts set search =
          setweight(to_tsvector('english', ${title.join(' ')}), 'A') ||
          setweight(to_tsvector('english', ${description.join(' ')}), 'B') ||
          setweight(to_tsvector('english', ${content.join(' ')}), 'D')
        where id = ${post.id}
      `.execute(trx))
  await learnWords(trx, new Set([...title, ...description, ...content]))
}

export async function unindexPost(trx: Transaction<Tables>, id: number) {
  await (engineOf(trx) === 'sqlite'
    ? sql`delete from post_search where rowid = ${id}`.execute(trx)
    : sql`update posts set search = null where id = ${id}`.execute(trx))
}

// A word stays known after its last post is gone: a search corrected to it finds nothing, as it would have anyway.
async function learnWords(trx: Transaction<Tables>, words: Set<string>) {
  // In one order, so that two posts saved at once wait for each other and never in a circle.
  const known = [...words].filter((word) => CORRECTABLE.test(word)).toSorted()
  if (known.length === 0) return

  const learnt = await trx
    .insertInto('post_words')
    .values(known.map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('word')
    .execute()
  const trigrams = learnt.flatMap(({ word }) => trigramsOf(word).map((trigram) => ({ trigram, word })))

  for (let at = 0; at < trigrams.length; at += 5_000) {
    await trx
      .insertInto('post_word_trigrams')
      .values(trigrams.slice(at, at + 5_000))
      .execute()
  }
}

/** Every three letters in a row, the edges marked by spaces. */
export function trigramsOf(word: string): string[] {
  const letters = [...` ${word} `]
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}
