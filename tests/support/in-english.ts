import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { firstFacts } from '#company/registers/first-values.ts'
import { FIGURE } from '#company/registers/timeline.en.ts'
import { countries } from '#india/geography/places.ts'
import { ENGLISH_TAG } from '#platform/text/language.ts'

const NAMES = new Intl.DisplayNames([ENGLISH_TAG], { type: 'region' })

/**
 * What is the same in every language: names of units, companies and places, and what tariff records say in the words of
 * their orders.
 */
export const SAME = [
  ...['kWh', 'kVAh', 'kVArh', 'kVA', 'kVAr', 'imp', 'IST', 'PDF', 'DOC', 'DOCX', 'GST', 'MRP', 'API', 'WhatsApp'],
  // What the company says of itself is in its own words.
  ...[...firstFacts.company.brand.split(' '), 'Facebook', 'LinkedIn', 'Instagram', 'YouTube'],
  ...[...textsIn(firstFacts), 'A. Sample, Grievance Officer'],
  ...firstFacts.timeline.map(({ title }) => title.replace(FIGURE, '').trim()),
  // Legal texts are the company's own; they stand on the page in paragraphs, cells and links, with names filled in.
  ...textsIn(firstFacts.legal).flatMap((text) =>
    text
      .split(/[|\n]|\{\w+\}|\[|\]\([^)]*\)/)
      .map((part) => part.replace(/^- /, '').trim())
      .filter((part) => part.length > 3),
  ),
  ...firstFacts.offices.map(({ address }) => address.join(', ')),
  // A country has a name in each language by itself (Intl.DisplayNames).
  ...countries.flatMap(({ id, name }) => [name, NAMES.of(id) ?? name]),
  // The calculator's first state, and those of the house.
  ...['in-ts', 'in-br', 'in-cg', 'in-dl'].flatMap(recordsOf),
  // What /smart-business quotes is worked out while building, in English.
  '(third-party, opened by us)',
  ...statesOfRecords(),
].sort((a, b) => b.length - a.length)

/**
 * What still stands in plain English on a page that was built in the pseudo-language (scripts/vite/pseudo.ts): its texts,
 * and the names that a screen reader says. Left out is what `translate="no"` or a `lang` of its own sets apart.
 */
export function inEnglish(page: Page, within = 'html'): Promise<string[]> {
  return page.evaluate(
    ([within, same]) => {
      const APART = '[translate=no], [lang]:not(html), script, style, noscript, code, textarea'
      const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-roledescription']
      const found = new Set<string>()

      for (const root of document.querySelectorAll(within)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
        for (let node: Node | null = root; node; node = walker.nextNode()) {
          const element = node instanceof Element ? node : node.parentElement!
          if (element.closest(APART) || (element.matches('title') && document.querySelector('h1[lang]'))) continue
          if (node instanceof Text) look(node.data)
          else for (const name of ATTRIBUTES) look(element.getAttribute(name))
        }
      }
      return [...found]

      function look(text: string | null) {
        const left = same.reduce((rest, each) => rest.replaceAll(each, ''), text ?? '')
        if (/[A-Za-z]{3,}/.test(left.replace(/\S+@\S+|https?:\S+/g, ''))) found.add(text!.trim().replace(/\s+/g, ' '))
      }
    },
    [within, SAME] as const,
  )
}

/** Every text of a state's tariff records. */
function recordsOf(state: string): string[] {
  return globSync(`src/calculator/data/${state}.json`).flatMap((path) =>
    textsIn(JSON.parse(readFileSync(path, 'utf8'))),
  )
}

function statesOfRecords(): string[] {
  return globSync('src/calculator/data/*.json').map((path) => JSON.parse(readFileSync(path, 'utf8'))[0].state)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[A-Za-z]{3,}/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
