export interface Sentence {
  /** `site/about/words:aboutCopy.founders.heading`. */
  key: string
  /** The object that it stands in, as the build names it: `site/about/words:aboutCopy`. */
  group: string
  /** As it was built, with `{brand}` where a part of it stands; null for one that the program puts together otherwise. */
  built: string | null
  /** The names of those parts, in the order in which they are given. */
  parts?: readonly string[]
}

/** A sentence as a browser's script is told it: with the names of its parts, where it has any. */
export type Brought = string | readonly [text: string, ...parts: string[]]

/** What the program reads, and nobody: addresses, anchors, keys; and where a number comes from. */
const NO_WORDS = /^(path|to|href|id|slug|key|icon|src|source)$/
/** Stands in each page for the sentences of staff that browsers' scripts say too; the server puts them in its place. */
export const OWN_WORDS_PLACEHOLDER = 'OWN-WORDS-PLACEHOLDER'

const sentences = new Map<string, Sentence>()
let ownOf: (key: string) => string | undefined = () => undefined

/**
 * Around every object of words that staff may say in their own: the build writes it there (scripts/vite/own-words-plugin.ts).
 * On the server a sentence is looked up each time that it is read; in a browser it is what the page brought along. `parts`:
 * what stands in the sentences that are functions, where the build has found that out.
 */
export function said<Words extends object>(group: string, words: Words, parts: Parts = {}): Words {
  if (import.meta.env.SSR) list(group, words, { path: '', parts })
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

type Parts = Readonly<Record<string, readonly string[]>>
type Say = (...given: readonly unknown[]) => string

function list(group: string, words: object, at: { path: string; parts: Parts }) {
  for (const [name, value] of Object.entries(words)) {
    const path = at.path ? `${at.path}.${name}` : name
    const key = `${group}.${path}`
    if (typeof value === 'function') listFunction({ key, group }, words, name, at.parts[path])
    else if (typeof value === 'object' && value !== null) list(group, value, { ...at, path })
    else if (typeof value === 'string' && isSaid(name, value)) {
      sentences.set(key, { key, group, built: value })
      Object.defineProperty(words, name, { enumerable: true, configurable: true, get: () => ownOf(key) ?? value })
    }
  }
}

function listFunction(
  sentence: Pick<Sentence, 'key' | 'group'>,
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
    !NO_WORDS.test(name) && /\p{L}/u.test(value.replace(/\{\w+\}/g, '')) && !/^(\/|#|https?:|mailto:|tel:)/.test(value)
  )
}

let brought: Record<string, Brought> | undefined

function putOwn(group: string, words: object) {
  brought ??= readBrought()
  for (const [key, text] of Object.entries(brought)) {
    if (!key.startsWith(`${group}.`)) continue
    const path = key.slice(group.length + 1).split('.')
    const last = path.pop() ?? ''
    const at = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], words)
    const ours = typeof text === 'string' ? text : fillingIn(text)
    // Another build's sentence may not be there.
    if (typeof (at as Record<string, unknown> | undefined)?.[last] === typeof ours)
      Object.assign(at as object, { [last]: ours })
  }
}

function fillingIn([text, ...parts]: Exclude<Brought, string>): Say {
  return (...given) => filled(text, parts, given)
}

function readBrought(): Record<string, Brought> {
  // A worker has no page.
  const text = typeof document === 'undefined' ? '' : (document.documentElement.dataset.words ?? '')
  return text.startsWith('{') ? JSON.parse(text) : {}
}
