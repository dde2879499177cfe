import { type Plugin, parseAst } from 'vite'
import { idOfGroup } from '../../src/platform/text/group-id.ts'

/**
 * What visitors read: pages, forms and their refusals, mails, the API's errors, the assistant and the calculator. Not why a
 * line of a bill is what it is, which the engine puts together of figures; and not what staff read.
 */
const FILES = [
  /\/src\/((?:site|assistant)\/.+)\.en\.ts$/,
  /\/src\/(company\/(?:nav|app-downloads|claim-words|letter-words|office-hours-words))\.en\.ts$/,
  /\/src\/(leads\/.+)\.en\.ts$/,
  /\/src\/(calculator\/(?!engine\/|registers\/).+)\.en\.ts$/,
  /\/src\/(platform\/http\/words|app\/captcha\/words|articles\/words|ui\/words)\.en\.ts$/,
]
/** What the API says of itself to programs, what staff read, what is kept as it was agreed to, and samples. */
const NOT_OFFERED =
  /-endpoints?\.en\.ts$|\/(kind-words|notice-words|pool-words|solar-rules)\.en\.ts$|\/leads\/(words|mail-in\/words)\.en\.ts$/

/** Writes `said('FILE:NAME', …)` around every object of words: src/platform/text/said.ts says what that does. */
export function ownWordsPlugin(): Plugin {
  return {
    name: 'own-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\.en\.ts(\?english)?$/ },
      handler(code, id, options) {
        const path = id.replace('?english', '')
        const file = NOT_OFFERED.test(path) ? undefined : FILES.map((each) => each.exec(path)?.[1]).find(Boolean)
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
    const group = `${file}:${name}`
    const parts = JSON.stringify(Object.fromEntries(partsOf(init)))
    const words = text.slice(start, end)
    // A browser is told the parts with the words themselves.
    const wrapped = isServer ? `said('${group}', ${words}, ${parts})` : `said('${idFor(group)}', ${words})`
    // Pure, so that a script that needs one object of the file does not bring the others.
    return `${text.slice(0, start)}/* @__PURE__ */ ${wrapped}${text.slice(end)}`
  }, code)
  return `import { said } from '#platform/text/${isServer ? 'said' : 'said-in-browser'}.ts'\n${wrapped}`
}

const groups = new Map<string, string>()

function idFor(group: string): string {
  const id = idOfGroup(group)
  const other = groups.get(id) ?? group
  if (other !== group) throw new Error(`${group} and ${other} share the id ${id}. Call one of them otherwise.`)
  groups.set(id, group)
  return id
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
