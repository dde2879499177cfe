import type { OwnWords } from './said-in-browser.ts'

// Stands in the pages that bring sentences of staff, behind these: before any script of the browser reads its words.
const { ownWords } = self as unknown as { ownWords: OwnWords }

self.own = (group, words) => {
  for (const [path, text, parts] of ownWords[group] || []) put(words as Nested, path, text, parts)
}

type Nested = { [name: string]: Nested | string | ((...given: unknown[]) => string) }

function put(words: Nested, path: readonly string[], text: string, parts: readonly string[] | undefined) {
  const [last = '', ...above] = path.slice().reverse()
  let at = words
  for (const name of above.reverse()) {
    // Another build's sentence may not be there.
    if (typeof at[name] !== 'object') return
    at = at[name] as Nested
  }
  const ours = parts
    ? (...given: unknown[]) =>
        text.replace(/\{(\w+)\}/g, (all, part) => (parts.includes(part) ? String(given[parts.indexOf(part)]) : all))
    : text
  if (typeof at[last] === typeof ours) at[last] = ours
}
