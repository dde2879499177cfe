import { wordsOf } from '#india/words.ts'
import type { Piece, PostCard } from './post.ts'

const PASSAGE = 180

/** A word as it is written: with the joiners, and the commas in a number, that wordsOf takes out. */
const WRITTEN_WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d]|(?<=\p{N})[,.](?=\p{N}))*/gu

/** Where a search was found in a post: its title, and a passage of its description or text, with the words marked. */
export function foundIn({ title, description }: PostCard, content: string, words: string[]): PostCard['found'] {
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
