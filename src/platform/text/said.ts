export interface Sentence {
  /** `site/about/words:aboutCopy.founders.heading`. */
  key: string
  /** The object that it stands in, as the build names it: `site/about/words:aboutCopy`. */
  group: string
  /** As it was built, with `{brand}` where a part of it stands; null for one that the program puts together otherwise. */
  built: string | null
  /** The names of those parts, in the order in which they are given. */
  parts?: readonly string[]
  /** Where it stands in that object. */
  path: readonly string[]
}

/** What the program reads, and nobody: addresses, anchors, keys; and where a number comes from. */
const NO_WORDS = /^(\w*[pP]ath|to|href|id|slug|key|icon|src|source)$/
/** What people agree to is kept as it was shown to them, and is for the code and the legal texts to say. */
const AGREED = /^(notice|agree)$/
/** Stands in a script of each page for the sentences of staff that browsers' scripts say too; the server puts them there. */
export const OWN_WORDS_PLACEHOLDER = 'OWN-WORDS-PLACEHOLDER'

const sentences = new Map<string, Sentence>()
let ownOf: (key: string) => string | undefined = () => undefined

/**
 * Around every object of words that staff may say in their own: the build writes it there (scripts/vite/own-words-plugin.ts).
 * A sentence is looked up each time that it is read. `parts`: what stands in the sentences that are functions, where the
 * build has found that out. In a browser said-in-browser.ts stands there.
 */
export function said<Words extends object>(group: string, words: Words, parts: Parts = {}): Words {
  list(group, words, { path: [], parts })
  return words
}

/** Who knows what staff say in place of a sentence, on the server. */
export function sayOwn(find: (key: string) => string | undefined) {
  ownOf = find
}

/** Every sentence that this process has read, in the order of the files. */
export function listSentences(): Sentence[] {
  return [...sentences.values()]
}

/** Undefined where no such sentence is, or no longer. */
export function findSentence(key: string): Sentence | undefined {
  return sentences.get(key)
}

type Parts = Readonly<Record<string, readonly string[]>>
type Say = (...given: readonly unknown[]) => string

function list(group: string, words: object, at: { path: readonly string[]; parts: Parts }) {
  for (const [name, value] of Object.entries(words)) {
    const path = [...at.path, name]
    const named = path.join('.')
    const key = `${group}.${named}`
    if (typeof value === 'function') listFunction({ key, group, path }, words, name, at.parts[named])
    else if (typeof value === 'object' && value !== null) list(group, value, { ...at, path })
    else if (typeof value === 'string' && isSaid(name, value)) {
      sentences.set(key, { key, group, path, built: value })
      Object.defineProperty(words, name, { enumerable: true, configurable: true, get: () => ownOf(key) ?? value })
    }
  }
}

function listFunction(
  sentence: Pick<Sentence, 'key' | 'group' | 'path'>,
  words: object,
  name: string,
  parts: readonly string[] | undefined,
) {
  const say = (words as Record<string, Say>)[name]!
  const built = parts ? say(...parts.map((part) => `{${part}}`)) : null
  if (built !== null && !isSaid(name, built)) return
  sentences.set(sentence.key, { ...sentence, built, ...(parts && { parts }) })
  if (!parts) return
  Object.assign(words, {
    [name]: (...given: unknown[]) => {
      const own = ownOf(sentence.key)
      return own === undefined ? say(...given) : filled(own, parts, given)
    },
  })
}

function filled(text: string, parts: readonly string[], given: readonly unknown[]): string {
  return text.replace(/\{(\w+)\}/g, (all, part) => (parts.includes(part) ? String(given[parts.indexOf(part)]) : all))
}

function isSaid(name: string, value: string): boolean {
  return (
    !NO_WORDS.test(name) &&
    !AGREED.test(name) &&
    /\p{L}/u.test(value.replace(/\{\w+\}/g, '')) &&
    !/^(\/|#|https?:|mailto:|tel:)/.test(value)
  )
}
