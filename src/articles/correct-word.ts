import type { Database } from '#database/database.ts'
import { distanceBetween } from '#platform/text/edit-distance.ts'
import { trigramsOf } from './post-index.ts'

const SHORT = 4
const MOST_CANDIDATES = 40
const MOST_ALTERNATIVES = 4

/** The word itself if a post has it, else the words of our posts that were most likely meant; the word too, for its forms. */
export async function correctWord(db: Database, word: string): Promise<string[]> {
  const known = await db.selectFrom('post_words').select('word').where('word', '=', word).executeTakeFirst()
  if (known) return [word]

  const [nearest, longer] = await Promise.all([findNearest(db, word), findLonger(db, word)])
  return [...new Set([word, ...nearest, ...longer])]
}

async function findNearest(db: Database, word: string): Promise<string[]> {
  const slips = allowedSlips(word)
  if (slips === 0) return []

  const candidates = await db
    .selectFrom('post_word_trigrams')
    .select('word')
    .where('trigram', 'in', trigramsOf(word))
    .groupBy('word')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('word')
    .limit(MOST_CANDIDATES)
    .execute()

  return candidates
    .map((candidate) => ({ word: candidate.word, distance: distanceBetween(word, candidate.word) }))
    .filter((candidate) => candidate.distance <= slips)
    .filter((candidate) => word.length > SHORT || isSwapOf(candidate.word, word))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_ALTERNATIVES)
    .map((candidate) => candidate.word)
}

/** Words that begin as this one does: someone stopped typing early. */
async function findLonger(db: Database, word: string): Promise<string[]> {
  if (word.length < 3) return []

  const rows = await db
    .selectFrom('post_words')
    .select('word')
    .where('word', '>', word)
    .where('word', '<', `${word}\u{10ffff}`)
    .orderBy('word')
    .limit(MOST_ALTERNATIVES)
    .execute()
  return rows.map((row) => row.word)
}

// Four letters with one changed are mostly another word; two of them swapped are a slip.
function isSwapOf(a: string, b: string): boolean {
  return [...a].toSorted().join('') === [...b].toSorted().join('')
}

function allowedSlips(word: string): number {
  if (word.length < SHORT) return 0
  return word.length < 8 ? 1 : 2
}
