import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import { wordsOf } from '#india/words.ts'
import { cutSearch } from '#platform/text/clean-text.ts'
import { distanceBetween } from '#platform/text/edit-distance.ts'
import type { Piece, PostCard } from './post.ts'
import { trigramsOf } from './post-index.ts'
import { findCards, findContents } from './post-queries.ts'

const SHORT = 4
const MOST_CANDIDATES = 40
const MOST_ALTERNATIVES = 4

/** How many posts a search shows: whoever needs more needs another word. */
export const MOST_RESULTS = 24

// Only the newest so many matches are ranked, so that a word in every post costs no more at 100,000 posts than at 1,000.
const RANKED = 150

/** For each word of the search, the words that may stand in its place. */
type Wanted = string[][]

/**
 * The posts that fit a search, the best first, with what was found marked: those with all
 * its words, in any of their forms, where a word that no post has stands for
 * its nearest neighbours too; where there are none, those with any of them. A
 * search without a word in it finds nothing.
 */
export async function searchPosts(db: Database, now: Date, search: string): Promise<PostCard[]> {
  const wanted: Wanted = await Promise.all(searchWords(search).map((word) => correctWord(db, word)))
  if (wanted.length === 0) return []

  const withAll = await findMatches(db, now, wanted, 'all')
  const found = withAll.length > 0 || wanted.length === 1 ? withAll : await findMatches(db, now, wanted, 'any')
  return markFound(db, found, wanted)
}

async function findMatches(db: Database, now: Date, wanted: Wanted, need: 'all' | 'any'): Promise<PostCard[]> {
  const ids = await (engineOf(db) === 'sqlite' ? matchFts5(db, wanted, need) : matchTsvector(db, wanted, need))
  return findCards(db, now, ids)
}

async function matchFts5(db: Database, wanted: Wanted, need: 'all' | 'any'): Promise<number[]> {
  const query = wanted
    .map((words) => `(${words.map((word) => `"${word}"`).join(' OR ')})`)
    .join(need === 'all' ? ' AND ' : ' OR ')
  const { rows } = await sql<{ id: number }>`
    with newest as (
      select rowid from post_search where post_search match ${query} order by rowid desc limit ${RANKED}
    )
    select rowid as id from post_search
    where post_search match ${query} and rowid >= (select min(rowid) from newest)
    order by rank, rowid desc limit ${MOST_RESULTS}
  `.execute(db)

  return rows.map(({ id }) => id)
}

async function matchTsvector(db: Database, wanted: Wanted, need: 'all' | 'any'): Promise<number[]> {
  const query = wanted
    .map((words) => `(${words.map((word) => `'${word}'`).join(' | ')})`)
    .join(need === 'all' ? ' & ' : ' | ')
  // The weights of the letters D, C, B, A: the same proportions as FTS5 is given in the migration.
  const { rows } = await sql<{ id: number }>`
    with newest as (
      select id, search from posts where search @@ to_tsquery('english', ${query}) order by id desc limit ${RANKED}
    )
    select id from newest
    order by ts_rank('{0.1, 0.2, 0.4, 1.0}', search, to_tsquery('english', ${query})) desc, id desc
    limit ${MOST_RESULTS}
  `.execute(db)

  return rows.map(({ id }) => id)
}

async function markFound(db: Database, cards: PostCard[], wanted: Wanted): Promise<PostCard[]> {
  if (cards.length === 0) return []

  const texts = await findContents(
    db,
    cards.map(({ id }) => id),
  )
  return cards.map((card) => ({ ...card, found: foundIn(card, texts.get(card.id)?.text ?? '', wanted.flat()) }))
}

const MOST_WORDS = 8
const LONGEST_WORD = 40

// Words that say nothing about an article: they are in every one of them, or in its address.
const EMPTY = new Set(
  'a about an and are article articles as at be blog blogs by do does for from how i in is it my of on or that the this to us was what when where which who why will with you your'.split(
    ' ',
  ),
)

/** What is really looked for in what a visitor typed: at most eight words, whatever else it held. */
export function searchWords(search: string): string[] {
  const words = wordsOf(cutSearch(search)).map((word) => word.slice(0, LONGEST_WORD))
  return [...new Set(words)].filter((word) => !EMPTY.has(word)).slice(0, MOST_WORDS)
}

/** The word itself if a post has it, else the words of our posts that were most likely meant; the word too, for its forms. */
async function correctWord(db: Database, word: string): Promise<string[]> {
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

const PASSAGE = 180

/** A word as it is written: with the joiners, and the commas in a number, that wordsOf takes out. */
const WRITTEN_WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d]|(?<=\p{N})[,.](?=\p{N}))*/gu

/** Where a search was found in a post: its title, and a passage of its description or text, with the words marked. */
function foundIn({ title, description }: PostCard, content: string, words: string[]): PostCard['found'] {
  const isWanted = wordMatcher(words)
  const isIn = (text: string) => wordsIn(text).some(({ word }) => isWanted(word))
  const passage = isIn(description) ? description : passageAround(content, words, isWanted)

  return { title: mark(title, isWanted), passage: mark(passage ?? description, isWanted) }
}

interface PlacedWord {
  word: string
  start: number
}

function wordsIn(text: string): PlacedWord[] {
  return [...text.matchAll(WRITTEN_WORD)].map((match) => ({ word: match[0], start: match.index }))
}

/** True of a word in any of its forms, as far as an ending tells. */
function wordMatcher(words: string[]): (word: string) => boolean {
  const roots = new Set(words.flatMap((word) => [word, rootOf(word)]))

  return (text) => {
    const [word = ''] = wordsOf(text)
    return roots.has(word) || roots.has(rootOf(word))
  }
}

// English endings only; a word of another script has none of them and stands for itself.
function rootOf(word: string): string {
  const root = word.replace(/(?:ation|ing|ie|er|ed|e|s|y)$/, '')
  return root.length >= 3 && root !== word ? rootOf(root) : word
}

/** The piece of the text around the first word that was wanted, cut between words. */
function passageAround(text: string, words: string[], isWanted: (word: string) => boolean): string | undefined {
  const at = firstMatch(text, words, isWanted)
  if (at === undefined) return undefined

  const from = at < PASSAGE / 3 ? 0 : text.indexOf(' ', at - PASSAGE / 3) + 1
  const to = from + PASSAGE >= text.length ? text.length : text.lastIndexOf(' ', from + PASSAGE)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

// Looking at every word of a long text takes milliseconds; only what begins like one of ours is looked at closely.
function firstMatch(text: string, words: string[], isWanted: (word: string) => boolean): number | undefined {
  const beginnings = [...new Set(words.map((word) => rootOf(word).slice(0, 4)))]
  const likely = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${beginnings.join('|')})[\\p{L}\\p{N}\\p{M}]*`, 'giu')

  return [...text.matchAll(likely)].find(([word]) => isWanted(word))?.index
}

function mark(text: string, isWanted: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  let shown = 0

  for (const { word, start } of wordsIn(text)) {
    if (!isWanted(word)) continue
    if (start > shown) pieces.push({ text: text.slice(shown, start), isMatch: false })
    pieces.push({ text: word, isMatch: true })
    shown = start + word.length
  }

  return shown < text.length ? [...pieces, { text: text.slice(shown), isMatch: false }] : pieces
}
