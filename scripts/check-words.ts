import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

// What visitors and staff read stands in the words of a language, words.en.ts and its likes, so that a second language
// needs no code (docs/decisions/0037-words.md). This finds sentences and labels that stand elsewhere.

/** Names of things that are the same in every language, examples for tests, and what only operators read. */
const ELSEWHERE = [
  /\.test\.tsx?$/,
  /\.(en|hi|te)\.ts$/,
  // Each language in its own words.
  /^src\/platform\/text\/language\.ts$/,
  /-examples\.ts$/,
  /\/migrations\//,
  // Told to whoever runs the site: settings, metrics, health and why it does not start.
  /^src\/platform\/(env|operation\/)/,
  /^src\/app\/(health|metrics)\//,
  // Told to whoever writes a tariff record.
  /^src\/calculator\/(tariff-files|schema-words|(?!bill-)[\w-]+-schemas?)\.ts$/,
  // Told to programs: a style sheet, security.txt, and the service that words an answer.
  /^src\/app\/(api-docs\/docs-style|discovery\/security-text)\.ts$/,
  /^src\/assistant\/answers\/phrase-with-model\.ts$/,
]

/** Two words or more, the first with a capital. */
const SENTENCE = /^[\s“"(]*[A-Z₹][\p{L}’'-]*[,:;.!?]?\s+[a-z…]/u
/** The same in every language. */
const UNITS = /^[\s\d.,]*(kWh|kW|kVA|kVAr|kVArh|V|A|Hz|imp\/kWh)\s*$/
const LETTERS = /\p{L}{2}/u
/** Thrown and logged for us, never shown as they are. */
const FOR_US = /(Error|Failure)$/
/** What is looked for in a text is not shown either. */
const CALLS = /^(console|log|.*\.log)\.|(^|\.)describe$|\.(startsWith|endsWith|includes|indexOf|lastIndexOf)$/

const faults = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !ELSEWHERE.some((pattern) => pattern.test(path)))
  .sort()
  .flatMap(findFaults)

for (const path of globSync('src/**/*.css').sort())
  for (const [written] of readFileSync(path, 'utf8').matchAll(/content:\s*["'][^"']*[A-Za-z]{2}[^"']*/g))
    faults.push(`${path}: ${written} belongs into words, and comes by attr()`)

if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}

function findFaults(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const { program } = parseSync(path, source, { preserveParens: false })
  const found: string[] = []
  const passedOver: ESTree.Span[] = []

  function look(node: ESTree.Span, text: string, pattern: RegExp) {
    if (!pattern.test(text) || passedOver.some(({ start, end }) => start <= node.start && node.end <= end)) return
    const line = source.slice(0, node.start).split('\n').length
    found.push(`${path}:${line} “${text.trim().replace(/\s+/g, ' ').slice(0, 70)}” belongs into words`)
  }

  const passOver = (node: ESTree.Span) => void passedOver.push(node)
  const lookAtString = (node: ESTree.Span, text: unknown) => typeof text === 'string' && look(node, text, SENTENCE)

  new Visitor({
    ImportDeclaration: passOver,
    TSTypeAliasDeclaration: passOver,
    TSInterfaceDeclaration: passOver,
    TaggedTemplateExpression: passOver,
    NewExpression(node) {
      if (FOR_US.test(nameOf(node.callee))) passOver(node)
    },
    CallExpression(node) {
      if (!CALLS.test(nameOf(node.callee))) return
      for (const argument of node.arguments) passOver(argument)
    },
    Literal(node) {
      lookAtString(node, node.value)
    },
    TemplateLiteral(node) {
      lookAtString(node, node.quasis.map(({ value }) => value.cooked).join('…'))
    },
    JSXText(node) {
      if (!UNITS.test(node.value)) look(node, node.value.replace(/&\w+;/g, ''), LETTERS)
    },
  }).visit(program)
  return found
}

function nameOf(callee: ESTree.Expression | ESTree.Super): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return ''
  return `${nameOf(callee.object)}.${callee.property.type === 'Identifier' ? callee.property.name : ''}`
}
