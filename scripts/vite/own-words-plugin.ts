import { type Plugin, parseAst } from 'vite'

/**
 * The design's words: of pages and mails. Not those of forms, whose rules hold them, of the assistant's answers, which are
 * put together, of the calculator, whose embed has no byte left, of what people agree to, and of staff.
 */
const FILES = [
  /\/src\/(site\/.+)\.en\.ts$/,
  /\/src\/(company\/(?:nav|app-downloads|claim-words|letter-words))\.en\.ts$/,
  /\/src\/(leads\/.+\/mail-words|leads\/(?:consents|visits)\/words|leads\/own-page\/receipt-words)\.en\.ts$/,
  /\/src\/(assistant\/launcher\/words)\.en\.ts$/,
]

/** Writes `said('FILE:NAME', …)` around every object of words: src/platform/text/said.ts says what that does. */
export function ownWordsPlugin(): Plugin {
  return {
    name: 'own-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\.en\.ts(\?english)?$/ },
      handler(code, id, options) {
        const file = FILES.map((pattern) => pattern.exec(id.replace('?english', ''))?.[1]).find(Boolean)
        return file ? { code: withSaid(code, file, options?.ssr === true), map: null } : undefined
      },
    },
  }
}

interface Node {
  type: string
  start: number
  end: number
  name?: string
  value?: Node | string
  key?: Node
  expression?: Node
  elements?: (Node | null)[]
  properties?: Node[]
  params?: Node[]
  body?: Node
  expressions?: Node[]
}

interface Declared extends Node {
  declaration?: { type: string; declarations?: { id: { name: string }; init: Node | null }[] }
}

function withSaid(code: string, file: string, isServer: boolean): string {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: Declared[] }
  const exported = body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration?.type === 'VariableDeclaration')
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .flatMap(({ id, init }) => (init && isObject(init.expression ?? init) ? [{ name: id.name, init }] : []))
  if (exported.length === 0) return code

  const wrapped = exported.toReversed().reduce((text, { name, init }) => {
    const { start, end } = init
    // A browser is told with the words themselves.
    const parts = isServer ? `, ${JSON.stringify(Object.fromEntries(partsOf(init)))}` : ''
    const wrapped = `said('${file}:${name}', ${text.slice(start, end)}${parts})`
    // Pure, so that a script that needs one object of the file does not bring the others.
    return `${text.slice(0, start)}/* @__PURE__ */ ${wrapped}${text.slice(end)}`
  }, code)
  return `import { said } from '#platform/text/said.ts'\n${wrapped}`
}

/** What stands in a sentence that a function says, where it says one sentence always: the names of its parts, by its path. */
function partsOf(node: Node, path: readonly string[] = []): [path: string, names: string[]][] {
  const inner = (node.expression ?? node) as Node
  if (inner.type === 'ObjectExpression')
    return (inner.properties ?? []).flatMap(({ key, value }) =>
      key && typeof value === 'object' ? partsOf(value, [...path, key.name ?? String(key.value)]) : [],
    )
  if (inner.type === 'ArrayExpression')
    return (inner.elements ?? []).flatMap((each, at) => (each ? partsOf(each, [...path, String(at)]) : []))

  const { params = [], body } = node
  const isPlain = node.type === 'ArrowFunctionExpression' && body?.type === 'TemplateLiteral'
  const names = params.map(({ type, name }) => (type === 'Identifier' ? name : undefined))
  const said = body?.expressions?.map(({ type, name }) => (type === 'Identifier' ? name : undefined)) ?? []
  return isPlain && [...names, ...said].every((name) => name && names.includes(name))
    ? [[path.join('.'), names as string[]]]
    : []
}

function isObject({ type }: Node): boolean {
  return type === 'ObjectExpression' || type === 'ArrayExpression'
}
