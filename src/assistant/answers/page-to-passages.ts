import { type Element, isTag, isText, type ParentNode } from 'domhandler'
import { findOne, getAttributeValue, getElementsByTagName } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { ENGLISH_TAG } from '#platform/text/language.ts'
import type { Passage } from './passage.ts'

type Node = ParentNode['childNodes'][number]

export interface PageToCut {
  path: string
  /** What our menus call it; without it, its first heading. */
  name?: string
  html: string
  language: string
  date?: string | null
}

/** Cuts a page, or an article's HTML, at its headings. What stands before the first heading belongs to it. */
export function pageToPassages({ path, name, html, language, date = null }: PageToCut): Passage[] {
  const document = parseDocument(html)
  const main = findOne((element) => element.name === 'main', document.children) ?? document
  const sections = joinFirst(cut(main, language))
  const page = name ?? sections[0]?.headings[0] ?? path

  return sections
    .map(({ headings, anchor, sentences }) => ({
      href: anchor ? `${path}#${anchor}` : path,
      page,
      headings: headings.length > 0 ? headings : [page],
      sentences,
      language: languageOf(sentences, language),
      date,
    }))
    .filter(({ sentences }) => sentences.length > 0)
}

/** A page of another language has parts in English, as what the company wrote of itself in English alone. */
function languageOf(sentences: string[], language: string): string {
  if (IN_LATIN_LETTERS.test(language)) return language
  const letters = sentences.join('').match(/\p{L}/gu) ?? []
  const own = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return own.length < letters.length * OF_ITS_LETTERS ? ENGLISH_TAG : language
}

const IN_LATIN_LETTERS = /^(en|x-pseudo)\b/
// Names of products and units are in Latin letters in every language.
const OF_ITS_LETTERS = 0.2

interface Section {
  level: number
  headings: string[]
  anchor: string | undefined
  sentences: string[]
}

function cut(main: ParentNode, language: string): Section[] {
  const sections: Section[] = [{ level: 0, headings: [], anchor: undefined, sentences: [] }]
  let line = ''

  walk(main.children, undefined)
  write('')
  return sections.map((section, at) =>
    section.level < 2 || section.sentences.length > 0 ? section : withThoseBelow(section, sections.slice(at + 1)),
  )

  function walk(nodes: Node[], anchor: string | undefined) {
    for (const node of nodes) {
      if (isText(node)) line += node.data
      else if (isTag(node) && !isSilent(node)) take(node, anchor)
    }
  }

  function take(element: Element, anchor: string | undefined) {
    const level = /^h([1-3])$/.exec(element.name)?.[1]
    if (level) return open(Number(level), textOf(element), getAttributeValue(element, 'id') ?? anchor)
    // Deeper ones ("Use case", "Key features") say nothing alone: what is under them belongs to the heading above.
    if (/^h[456]$/.test(element.name)) return write('')
    if (isLabelled(element)) return add(labelOf(element))
    if (isContactLink(element)) return add(reachText(element))
    if (!BLOCKS.has(element.name)) return walk(element.children, anchor)

    write('')
    if (isRow(element)) return write(rowText(element))
    if (isClaim(element)) return write(claimText(element))
    if (element.name === 'address') return write(addressText(element))
    if (element.name === 'li') return takeItem(element, anchor)
    walk(element.children, SECTIONS.has(element.name) ? (getAttributeValue(element, 'id') ?? anchor) : anchor)
    write('')
  }

  /** In a list of years the year stands before its heading, and says nothing under the one above. */
  function takeItem(item: Element, anchor: string | undefined) {
    const above = sections.at(-1)!
    const [place, next] = [above.sentences.length, sections.length]
    walk(item.children, anchor)
    write('')

    const own = sections[next]
    if (!own) return
    const before = above.sentences.splice(place)
    own.sentences = [[...before, ...own.sentences.slice(0, 1)].join(': '), ...own.sentences.slice(1)].filter(Boolean)
  }

  function add(text: string) {
    line += text
  }

  function open(level: number, heading: string, anchor: string | undefined) {
    write('')
    const above = sections.findLast((section) => section.level > 0 && section.level < level)
    sections.push({ level, headings: [...(above?.headings ?? []), heading], anchor, sentences: [] })
  }

  function write(text: string) {
    for (const written of [tidy(line), text]) {
      if (/[\p{L}\p{N}]/u.test(written)) sections.at(-1)?.sentences.push(...splitSentences(written, language))
    }
    line = ''
  }
}

// The page's machinery, and what is drawn for the eye alone.
const SILENT = new Set(['script', 'style', 'template', 'svg', 'nav', 'form', 'button', 'dialog', 'noscript'])
const SECTIONS = new Set(['section', 'article', 'div'])
const BLOCKS = new Set([
  ...SECTIONS,
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr', 'blockquote', 'figure', 'figcaption'],
  ...['aside', 'header', 'hgroup', 'details', 'summary', 'pre', 'hr', 'br', 'address'],
])

function isSilent(element: Element): boolean {
  return SILENT.has(element.name) || getAttributeValue(element, 'aria-hidden') === 'true' || isButton(element)
}

/** A link that stands alone, or among others, says where to go and nothing else. */
function isButton(element: Element): boolean {
  const beside = element.parent?.children.filter((child) => !isText(child) || child.data.trim()) ?? []
  const isAlone = beside.every((child) => isTag(child) && child.name === 'a')
  const isDrawnAsOne = /\b(btn|go-link)\b/.test(getAttributeValue(element, 'class') ?? '')
  return (
    element.name === 'a' &&
    !isContactLink(element) &&
    (isAlone || isDrawnAsOne) &&
    !element.children.some((child) => isTag(child) && BLOCKS.has(child.name))
  )
}

function isLabelled(element: Element): boolean {
  return getAttributeValue(element, 'role') === 'img' && Boolean(getAttributeValue(element, 'aria-label'))
}

/** A number to call or an address to write to, which is an answer however it is drawn. */
function isContactLink({ name, attribs: { href = '' } }: Element): boolean {
  return name === 'a' && /^(tel|mailto):/.test(href)
}

/** Where only a word is shown, with the number behind it: "Call Patna: +910000000004". */
function reachText(element: Element): string {
  const { href = '', 'aria-label': label } = element.attribs
  const shown = element.children.map(visibleText).join('')
  return /[\d@]/.test(shown) ? shown : `${label ?? shown}: ${href.replace(/^\w+:|\?.*/g, '')}`
}

/** A number that we claim (src/site/claim-figure/claim-figure.tsx): said with what it counts, and of when. */
function isClaim(element: Element): boolean {
  return /(^|\s)claim(\s|$)/.test(getAttributeValue(element, 'class') ?? '')
}

/** "Office: 1 Sample Road, Hyderabad": its lines are one. */
function addressText({ children }: Element): string {
  return children.map(visibleText).map(tidy).filter(Boolean).join(': ')
}

function claimText(element: Element): string {
  const [value, label, date] = cellsOf(element)
  return `${value} ${label} (${date})`
}

function labelOf(element: Element): string {
  return ` ${getAttributeValue(element, 'aria-label')} `
}

/** Two or more cells and nothing between them: a row of a table, or of a printed bill. */
function isRow(element: Element): boolean {
  const said = element.children.filter((child) => !isText(child) || child.data.trim())
  return said.length > 1 && said.every((child) => isTag(child) && /^(td|th|span|dt|dd|b)$/.test(child.name))
}

/** "Sunday: Closed"; where the table has a head, "Fitted by: You (AI Smart Plug), Our field team (Bijli Auditor)". */
function rowText(row: Element): string {
  const [name = '', ...cells] = cellsOf(row)
  const heads = headsOf(row)
  if (heads.length > 0 && heads.length === cells.length + 1 && cells.length > 1) {
    return `${name}: ${cells.map((cell, at) => `${cell} (${heads[at + 1]})`).join(', ')}`
  }
  return [name, cells.join(', ')].filter(Boolean).join(/[:.?!]$/.test(name) ? ' ' : ': ')
}

function headsOf(row: Element): string[] {
  let table = row.parent
  while (table && isTag(table) && table.name !== 'table') table = table.parent
  const [first] = table && isTag(table) && row.name === 'tr' ? getElementsByTagName('tr', table) : []

  return first && first !== row ? cellsOf(first) : []
}

function cellsOf(row: Element): string[] {
  return row.children.filter(isTag).map(textOf).filter(Boolean)
}

function textOf(element: Element): string {
  return tidy(visibleText(element))
}

function visibleText(node: Node): string {
  if (isText(node)) return node.data
  if (!isTag(node) || isSilent(node)) return ''
  if (isContactLink(node)) return reachText(node)
  return isLabelled(node) ? labelOf(node) : node.children.map(visibleText).join('')
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A heading with nothing but headings under it: "Founders" is answered by what stands under each of them. */
function withThoseBelow(section: Section, next: Section[]): Section {
  const end = next.findIndex(({ level }) => level <= section.level)
  const below = next.slice(0, end === -1 ? next.length : end)
  const sentences = below.flatMap((part) => part.sentences.map((sentence) => `${part.headings.at(-1)}: ${sentence}`))
  return { ...section, sentences }
}

// A page may begin with a line above its first heading.
function joinFirst([before, first, ...rest]: Section[]): Section[] {
  if (!before || !first) return before ? [before] : []
  return [{ ...first, sentences: [...before.sentences, ...first.sentences] }, ...rest]
}

const MAX_LENGTH = 420

const segmenters = new Map<string, Intl.Segmenter>()

/** Splits running text into sentences; one that runs on is cut at a word. */
function splitSentences(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)

  return [...segmenter.segment(text)].map(({ segment }) => shorten(segment.trim())).filter(Boolean)
}

function shorten(sentence: string): string {
  if (sentence.length <= MAX_LENGTH) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', MAX_LENGTH))} …`
}
