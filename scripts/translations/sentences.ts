import { createHash } from 'node:crypto'
import { parseAst } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}

interface Value extends Node {
  expression?: Value
  properties?: { key: { name?: string; value?: unknown }; value: Value }[]
  elements?: (Value | null)[]
}

interface Declared extends Node {
  id?: { name: string }
  declaration?: Declared | null
  declarations?: { id: { name: string }; init: Value | null }[]
}

/** Of an article its whole text; else hashSentences. */
export function hashTexts(path: string, source: string): Record<string, string> {
  return path.endsWith('.md') ? { text: hashOf(source) } : hashSentences(source)
}

/**
 * The sentences of a file of words by their names, `contactCopy.labels.email`, each as eight digits of the SHA-256 of what is
 * written there. What is put together by a function is one sentence, with all of its parts.
 */
export function hashSentences(source: string): Record<string, string> {
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { body: Declared[] }
  const found: Record<string, string> = {}
  for (const statement of body) {
    const declared = statement.declaration ?? statement
    if (declared.type === 'FunctionDeclaration' && declared.id) note(declared.id.name, declared)
    for (const { id, init } of declared.declarations ?? []) if (init) look(id.name, init)
  }
  return found

  function look(name: string, value: Value) {
    const inner = value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression' ? value.expression : value
    if (inner?.type === 'ObjectExpression')
      for (const { key, value } of inner.properties ?? []) {
        // What is spread into an object is said where it is written.
        if (key) look(`${name}.${key.name ?? key.value}`, value)
      }
    else if (inner?.type === 'ArrayExpression')
      inner.elements?.forEach((element, at) => void (element && look(`${name}.${at}`, element)))
    else if (inner) note(name, inner)
  }

  function note(name: string, { start, end }: Node) {
    found[name] = hashOf(source.slice(start, end).replace(/\s+/g, ' '))
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
