import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss'
import { expect, test } from 'vitest'

// The floor is in package.json: Chrome 96, Safari 15.4, Firefox 102.
const AT_RULES_THAT_ARE_NEWER = ['layer', 'container', 'scope', 'property', 'starting-style', 'position-try']
const CONDITIONS_THAT_ARE_NEWER = /[<>]|scripting|prefers-reduced-data/
/** Narrower than any phone with letters of the usual size: who has enlarged them there reads as before. */
const FOR_ENLARGED_LETTERS = /^\(width<=17rem\)$/
// `container-type: inline-size` is not among them: it only lets those rules be asked.
const PROPERTIES_THAT_ARE_NEWER = /^(translate|rotate|scale|container|container-name|animation-timeline|inset-area)$/
const VALUES_THAT_ARE_NEWER = /[\d)](svh|dvh|lvh|svw|dvw|cqw|cqi)\b|\b(oklch|oklab|lch|lab|light-dark|color-mix)\(/
const SCRIPTS_THAT_ARE_NEWER =
  /AbortSignal\.(timeout|any)|throwIfAborted|structuredClone|\.groupBy\(|\.to(Sorted|Reversed|Spliced)\(|withResolvers|canParse|URL\.parse|TextDecoderStream|fromAsync|WellFormed|\(\?<[=!]|Promise\.try/g

test('the styles that are built say nothing that the oldest browsers cannot read, without a word for them before', () => {
  const sheets = globSync('build/client/assets/*.css')
  expect(sheets.length).toBeGreaterThan(20)
  expect(sheets.flatMap((path) => unreadable(postcss.parse(readFileSync(path, 'utf8'))).map(inFile(path)))).toEqual([])
})

test('nor do the scripts call what they have not', () => {
  const scripts = globSync('build/client/assets/*.js')
  expect(scripts.length).toBeGreaterThan(50)
  const calls = scripts.flatMap((path) => readFileSync(path, 'utf8').match(SCRIPTS_THAT_ARE_NEWER)?.map(inFile(path)))
  expect(calls.filter(Boolean)).toEqual([])
})

function inFile(path: string) {
  return (found: string) => `${basename(path)}: ${found}`
}

function unreadable(root: Root): string[] {
  const found: string[] = []
  root.walkAtRules((rule) => void (isNewer(rule) && found.push(`@${rule.name} ${rule.params}`)))
  root.walkRules((rule) => void (isNestedOrLost(rule) && found.push(rule.selector)))
  root.walkDecls((written) => void (isNewerAlone(written) && found.push(String(written))))
  return found
}

function isNewer({ name, params }: AtRule): boolean {
  if (name === 'container' && FOR_ENLARGED_LETTERS.test(params)) return false
  return AT_RULES_THAT_ARE_NEWER.includes(name) || (name === 'media' && CONDITIONS_THAT_ARE_NEWER.test(params))
}

/** One selector that a browser cannot read takes the others of its list along. */
function isNestedOrLost({ selector, selectors, parent }: Rule): boolean {
  const newer = selectors.filter((each) => /:has\(|:user-(in)?valid/.test(each))
  return parent?.type === 'rule' || selector.includes('&') || (newer.length > 0 && newer.length < selectors.length)
}

function isNewerAlone(written: Declaration): boolean {
  if (isAskedFor(written)) return false
  if (written.prop === 'container-type' && written.value !== 'inline-size') return true
  if (PROPERTIES_THAT_ARE_NEWER.test(written.prop)) return true
  return isNewerValue(written) && !written.parent?.some((other) => standsInFor(other, written))
}

/** Chrome has `mask` without a prefix since 120. */
function isNewerValue({ prop, value }: Declaration): boolean {
  return VALUES_THAT_ARE_NEWER.test(value) || /^mask(-|$)/.test(prop)
}

function isAskedFor({ parent }: Declaration): boolean {
  const around = parent?.parent as AtRule | undefined
  return around?.type === 'atrule' && around.name === 'supports'
}

function standsInFor(other: ChildNode, { prop }: Declaration): boolean {
  return other.type === 'decl' && [prop, `-webkit-${prop}`].includes(other.prop) && !isNewerValue(other)
}
