import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rulesOf } from './wide-styles.ts'

/** What comes to a visitor's page after it was sent. */
export interface WornLater {
  /** Classes that a script may give to something on it. */
  classes: ReadonlySet<string>
  /** Rules that come with React, before the first island is alive. */
  rules: ReadonlySet<string>
}

const WORD = /[\w-]+/g
const CLASS = /\.([\w-]+)/g
const FIRST_SCRIPT = /^start-/
const STYLES_OF_REACT = '/assets/hydrate-'

/**
 * The rules of a sheet that a page can wear: all but those for classes that neither the page nor any of its scripts names.
 * Several pages share a sheet, and a form brings what it says of errors only where it was refused.
 */
export function wornStyles(css: string, page: string, later: WornLater): string {
  const named = new Set([...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(/\s+/)))
  const isOnPage = (name: string) => named.has(name)
  const mayCome = (name: string) => named.has(name) || later.classes.has(name)
  return rulesOf(css)
    .filter((rule) => mayBeWorn(rule, isOnPage) || (mayBeWorn(rule, mayCome) && !later.rules.has(rule)))
    .join('')
}

/** What the scripts of a build may bring: of its visitors' pages, in all languages. */
export function readWornLater(folder: string, styleSheets: ReadonlyMap<string, string>): WornLater {
  const classes = new Set(
    [...styleSheets.values()].flatMap((css) => [...css.matchAll(CLASS)].map(([, name = '']) => name)),
  )
  const ofReact = [...styleSheets].filter(([file]) => file.startsWith(STYLES_OF_REACT))
  const said = new Set<string>()
  // What stands before a part that is put in: "ln--" of `ln--${tone}`.
  const beginnings = new Set<string>()
  for (const text of scriptsOf(folder))
    for (const [word] of text.matchAll(WORD)) {
      if (classes.has(word)) said.add(word)
      else if (/\w.*[-_]$/.test(word)) beginnings.add(word)
    }
  const maySay = (name: string) => said.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning))
  return {
    classes: new Set([...classes].filter(maySay)),
    rules: new Set(ofReact.flatMap(([, css]) => rulesOf(css))),
  }
}

/** The first scripts and all that they name, one after the other: together they are large. */
function* scriptsOf(folder: string): Iterable<string> {
  const there = new Set(globSync('assets/*.js', { cwd: folder }).map((file) => basename(file)))
  const named = new Set([...there].filter((file) => FIRST_SCRIPT.test(file)))
  // A set that grows while it is gone through is gone through to its new end.
  for (const file of named) {
    const text = readFileSync(join(folder, 'assets', file), 'utf8')
    for (const [name] of text.matchAll(/[\w.-]+\.js/g)) if (there.has(name)) named.add(name)
    yield text
  }
}

function mayBeWorn(rule: string, isNamed: (name: string) => boolean): boolean {
  const opened = rule.indexOf('{')
  const head = rule.slice(0, opened)
  if (/^@(media|container|supports)\b/.test(head))
    return rulesOf(rule.slice(opened + 1, -1)).some((inner) => mayBeWorn(inner, isNamed))
  if (opened < 0 || head.startsWith('@')) return true
  return selectorsOf(head).some((selector) => [...selector.matchAll(CLASS)].every(([, name = '']) => isNamed(name)))
}

/**
 * What has to be there for each: without what stands in brackets, which may be one of several, or what must not be. Of a
 * name that is not written as it is, such as that of a utility with a number in it, nothing is known.
 */
function selectorsOf(head: string): string[] {
  let plain = head
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  return plain.includes('\\') ? [''] : plain.replace(/\[[^\]]*\]/g, '').split(',')
}
