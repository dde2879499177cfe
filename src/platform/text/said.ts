export interface Sentence {
  /** `site/about/words:aboutCopy.founders.heading`. */
  key: string
  /** The object that it stands in, as the build names it: `site/about/words:aboutCopy`. */
  group: string
  /** As it was built; null for one that the program puts together from parts. */
  built: string | null
}

/** What the program reads, and nobody: addresses, anchors, keys. */
const NO_WORDS = /^(path|to|href|id|slug|key|icon|src)$/
/** Stands in each page for the sentences of staff that browsers' scripts say too; the server puts them in its place. */
export const OWN_WORDS_PLACEHOLDER = 'OWN-WORDS-PLACEHOLDER'

const sentences = new Map<string, Sentence>()
let ownOf: (key: string) => string | undefined = () => undefined

/**
 * Around every object of words that staff may say in their own: the build writes it there (scripts/vite/own-words-plugin.ts).
 * On the server a sentence is looked up each time that it is read; in a browser it is what the page brought along.
 */
export function said<Words extends object>(group: string, words: Words): Words {
  if (import.meta.env.SSR) list(group, words, group)
  else putOwn(group, words)
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

function list(group: string, words: object, path: string) {
  for (const [name, value] of Object.entries(words)) {
    const key = `${path}.${name}`
    if (typeof value === 'function') sentences.set(key, { key, group, built: null })
    else if (typeof value === 'object' && value !== null) list(group, value, key)
    else if (typeof value === 'string' && isSaid(name, value)) {
      sentences.set(key, { key, group, built: value })
      Object.defineProperty(words, name, { enumerable: true, configurable: true, get: () => ownOf(key) ?? value })
    }
  }
}

function isSaid(name: string, value: string): boolean {
  return !NO_WORDS.test(name) && /\p{L}/u.test(value) && !/^(\/|#|https?:)/.test(value)
}

let brought: Record<string, string> | undefined

function putOwn(group: string, words: object) {
  brought ??= readBrought()
  for (const [key, text] of Object.entries(brought)) {
    if (!key.startsWith(`${group}.`)) continue
    const path = key.slice(group.length + 1).split('.')
    const last = path.pop() ?? ''
    const at = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], words)
    // Another build's sentence may not be there.
    if (typeof (at as Record<string, unknown> | undefined)?.[last] === 'string')
      (at as Record<string, string>)[last] = text
  }
}

function readBrought(): Record<string, string> {
  // A worker has no page.
  const text = typeof document === 'undefined' ? '' : (document.documentElement.dataset.words ?? '')
  return text.startsWith('{') ? JSON.parse(text) : {}
}
