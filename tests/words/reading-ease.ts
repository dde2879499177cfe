import { type ChildNode, type Element, hasChildren, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { syllable } from 'syllable'

/** What stands in a line of its own. Two of them are never one sentence. */
const BLOCKS =
  /^(address|article|aside|blockquote|body|br|button|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|label|legend|li|main|nav|ol|option|p|pre|section|select|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/
/** Not read as sentences: pictures, what is typed, formulas, and names of what is cited. */
const NOT_READ = /^(script|style|svg|template|select|textarea|code|cite|noscript|dialog)$/
/** Labels and cells are no sentences, and would make every page look easy. */
const FEWEST_WORDS = 4

/** The sentences that a page shows, in the order of its text. */
export function sentencesOf(html: string, within = 'main'): string[] {
  const root = parseDocument(html)
  const part = within ? findTag(root.children, within) : undefined
  return blocksOf(part ? part.children : root.children)
    .flatMap((block) => block.split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\d₹])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length >= FEWEST_WORDS)
}

/**
 * Flesch reading ease: 206.835 − 1.015 × words a sentence − 84.6 × syllables a word (R. Flesch, 'A new readability
 * yardstick', Journal of Applied Psychology 32, 1948). 60 and more is plain English; 100 is read by children.
 */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length
}

/** Figures are no words: nobody agrees on how they are said. */
function wordsOf(sentence: string): string[] {
  return sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []
}

function blocksOf(nodes: readonly ChildNode[]): string[] {
  const blocks = ['']
  const collect = (each: readonly ChildNode[]) => {
    for (const node of each) {
      if (isText(node)) blocks[blocks.length - 1] += node.data
      if (!isTag(node) || NOT_READ.test(node.name) || isUnseen(node)) continue
      const isBlock = BLOCKS.test(node.name)
      if (isBlock) blocks.push('')
      if (hasChildren(node)) collect(node.children)
      if (isBlock) blocks.push('')
    }
  }
  collect(nodes)
  return blocks.map((block) => block.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

function isUnseen({ attribs }: Element): boolean {
  return 'hidden' in attribs || attribs['aria-hidden'] === 'true'
}

function findTag(nodes: readonly ChildNode[], name: string): Element | undefined {
  for (const node of nodes) {
    if (!isTag(node)) continue
    const found = node.name === name ? node : findTag(node.children, name)
    if (found) return found
  }
  return undefined
}
