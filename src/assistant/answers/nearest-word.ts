/** Known words by what is left when one letter is dropped, so that a slip is found without comparing with every word. */
export type Spellings = Map<string, string[]>

// Shorter words have too many neighbours: "plug" and "plum" are two things.
const SHORTEST = 5

export function spellingsOf(words: Iterable<string>): Spellings {
  const spellings: Spellings = new Map()
  for (const word of words) {
    if (word.length < SHORTEST || !/^\p{L}[\p{L}\p{M}]*$/u.test(word)) continue
    for (const key of [word, ...withoutOne(word)]) {
      const known = spellings.get(key)
      if (known) known.push(word)
      else spellings.set(key, [word])
    }
  }
  return spellings
}

/** The known word one slip away: a letter too many, too few, another one, or two changed about. */
export function nearestWord(word: string, spellings: Spellings): string | undefined {
  if (word.length < SHORTEST) return undefined

  const near = [word, ...withoutOne(word)].flatMap((key) => spellings.get(key) ?? [])
  // People seldom mistype a word's first letter.
  return near.find((known) => known[0] === word[0]) ?? undefined
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}
