import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

// A translator in the browser puts elements of its own in the place of each text. React then changes a text well that is
// the only child of its element, and no other: it looks for a text that is gone. So, in what reaches a browser, a text
// that may change is the only child of its element, and an element that comes and goes does not stand beside bare text.
// docs/decisions/0027-translated-pages.md.

const NOT_IN_A_BROWSER = /^src\/editions\/|\.test\.tsx$|-emails\.tsx$|\/mails\/|-letter\.tsx$|\/letter\.tsx$/

/** What stands for elements alone, never for a text: src/ui/elements.ts. */
const ELEMENTS = /\b(Elements|ReactElement)\b/

type Kind = 'nothing' | 'fixed text' | 'text' | 'element' | 'changing element'

interface Names {
  /** Of copy, which does not change. */
  fixed: Set<string>
  /** Of elements. */
  elements: Set<string>
}

const faults = globSync('src/**/*.tsx')
  .filter((path) => !NOT_IN_A_BROWSER.test(path))
  .sort()
  .flatMap(findFaults)

if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}

function findFaults(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const { program } = parseSync(path, source, { preserveParens: false })
  const names = findNames(program, source)
  const found: string[] = []

  function lookAt({ children }: ESTree.JSXElement | ESTree.JSXFragment) {
    const shown = children
      .map((child) => ({ child, kind: kindOfChild(child, names) }))
      .filter(({ kind }) => kind !== 'nothing')
    const hasText = shown.some(({ kind }) => kind === 'fixed text')

    if (shown.length < 2) return
    for (const { child, kind } of shown) {
      if (kind === 'text') report(child, 'may be a text, and is not alone in its element')
      if (kind === 'changing element' && hasText) report(child, 'comes and goes beside a text')
    }
  }

  function report({ start, end }: ESTree.Span, trouble: string) {
    const line = source.slice(0, start).split('\n').length
    found.push(`${path}:${line} ${source.slice(start, end).replace(/\s+/g, ' ').slice(0, 60)} ${trouble}`)
  }

  const functions: string[] = []
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => void functions.push(node.id?.name ?? '')
  const leave = () => void functions.pop()

  new Visitor({
    JSXElement: lookAt,
    JSXFragment: lookAt,
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    // What a component gives stands among what stands around the component.
    ReturnStatement({ argument }) {
      const isOfComponent = /^[A-Z]/.test(functions.at(-1) ?? '')
      if (isOfComponent && argument && kindOf(argument, names).endsWith('text')) {
        report(argument, 'may be a text, and is all that a component gives')
      }
    },
  }).visit(program)
  return found
}

function findNames(program: ESTree.Program, source: string): Names {
  const names: Names = { fixed: new Set(), elements: new Set() }
  const others = new Set<string>()
  const isOfElements = (type?: ESTree.Span | null) => Boolean(type && ELEMENTS.test(source.slice(type.start, type.end)))
  const noteParameters = ({ params }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    for (const each of params) for (const name of boundNames(each as ESTree.BindingPattern)) others.add(name)
  }

  new Visitor({
    FunctionDeclaration: noteParameters,
    ArrowFunctionExpression: noteParameters,
    ImportDeclaration({ source: { value }, specifiers }) {
      if (/\.en\.ts$|^#company/.test(value)) for (const { local } of specifiers) names.fixed.add(local.name)
    },
    TSPropertySignature({ key, typeAnnotation }) {
      if (key.type === 'Identifier' && isOfElements(typeAnnotation)) names.elements.add(key.name)
    },
    VariableDeclarator({ id, init }) {
      if (!init) return
      const kind = kindOf(init, names)
      if (kind === 'fixed text') for (const name of boundNames(id)) names.fixed.add(name)
      if (init.type === 'CallExpression' && isOfElements(init.typeArguments))
        names.elements.add(boundNames(id)[0] ?? '')
      if (!kind.startsWith('fixed')) for (const name of boundNames(id)) others.add(name)
      if (/element/.test(kind) && id.type === 'Identifier') names.elements.add(id.name)
    },
  }).visit(program)

  // A name that stands for copy in one place and for something else in another is taken for the other.
  for (const name of others) names.fixed.delete(name)
  return names
}

function boundNames(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((each) => (each ? boundNames(each as ESTree.BindingPattern) : []))
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((each) => (each.type === 'Property' ? boundNames(each.value) : []))
}

function kindOfChild(child: ESTree.JSXChild, names: Names): Kind {
  if (child.type === 'JSXText') return isShown(child.value) ? 'fixed text' : 'nothing'
  if (child.type !== 'JSXExpressionContainer') return 'element'
  return child.expression.type === 'JSXEmptyExpression' ? 'nothing' : kindOf(child.expression, names)
}

// As JSX has it: white space with a line break in it is nothing.
function isShown(text: string): boolean {
  return text.trim() !== '' || !text.includes('\n')
}

function kindOf(node: ESTree.Expression, names: Names): Kind {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'element'
    case 'Literal':
      return node.value === null || typeof node.value === 'boolean' ? 'nothing' : 'fixed text'
    case 'TemplateLiteral':
      return node.expressions.every((each) => kindOf(each, names) === 'fixed text') ? 'fixed text' : 'text'
    case 'ConditionalExpression':
      return either(kindOf(node.consequent, names), kindOf(node.alternate, names))
    case 'LogicalExpression':
      return either(node.operator === '&&' ? 'nothing' : kindOf(node.left, names), kindOf(node.right, names))
    case 'CallExpression':
      return makesElements(node, names) ? 'changing element' : 'text'
    case 'MemberExpression': {
      const isNamed = !node.computed || node.property.type === 'Literal'
      return isNamed && kindOf(node.object as ESTree.Expression, names) === 'fixed text' ? 'fixed text' : 'text'
    }
    case 'Identifier':
      if (node.name === 'undefined') return 'nothing'
      if (names.elements.has(node.name)) return 'changing element'
      return names.fixed.has(node.name) ? 'fixed text' : 'text'
    default:
      return 'text'
  }
}

function either(one: Kind, other: Kind): Kind {
  if (one === 'nothing' && other === 'nothing') return 'nothing'
  return [one, other].every((kind) => kind === 'nothing' || kind.endsWith('element')) ? 'changing element' : 'text'
}

/** By map() or Array.from(), or by a function that is known to. */
function makesElements({ callee, arguments: given }: ESTree.CallExpression, names: Names): boolean {
  if (callee.type === 'Identifier') return callee.name === 'createPortal' || names.elements.has(callee.name)
  const make = given.at(-1)
  if (make?.type !== 'ArrowFunctionExpression') return false
  return make.body.type === 'BlockStatement' || kindOf(make.body as ESTree.Expression, names).endsWith('element')
}
