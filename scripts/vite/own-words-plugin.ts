import { type Plugin, parseAst } from 'vite'

/** The design's words on pages. Not those of forms, whose rules hold them, of mails, the calculator, the assistant and staff. */
const FILES = [/\/src\/(site\/.+)\.en\.ts$/, /\/src\/(company\/(?:nav|app-downloads|claim-words))\.en\.ts$/]

/** Writes `said('FILE:NAME', …)` around every object of words: src/platform/text/said.ts says what that does. */
export function ownWordsPlugin(): Plugin {
  return {
    name: 'own-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\.en\.ts(\?english)?$/ },
      handler(code, id) {
        const file = FILES.map((pattern) => pattern.exec(id.replace('?english', ''))?.[1]).find(Boolean)
        return file ? { code: withSaid(code, file), map: null } : undefined
      },
    },
  }
}

interface Node {
  type: string
  start: number
  end: number
}

interface Declared extends Node {
  declaration?: { type: string; declarations?: { id: { name: string }; init: (Node & { expression?: Node }) | null }[] }
}

function withSaid(code: string, file: string): string {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: Declared[] }
  const exported = body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration?.type === 'VariableDeclaration')
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .flatMap(({ id, init }) => (init && isObject(init.expression ?? init) ? [{ name: id.name, init }] : []))
  if (exported.length === 0) return code

  const wrapped = exported.toReversed().reduce(
    (text, { name, init: { start, end } }) =>
      // Pure, so that a script that needs one object of the file does not bring the others.
      `${text.slice(0, start)}/* @__PURE__ */ said('${file}:${name}', ${text.slice(start, end)})${text.slice(end)}`,
    code,
  )
  return `import { said } from '#platform/text/said.ts'\n${wrapped}`
}

function isObject({ type }: Node): boolean {
  return type === 'ObjectExpression' || type === 'ArrayExpression'
}
