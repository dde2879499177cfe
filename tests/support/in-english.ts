import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { firstFacts } from '#company/registers/first-values.ts'
import { FIGURE } from '#company/registers/timeline.en.ts'
import { countries } from '#india/geography/places.ts'
import { ENGLISH_TAG } from '#platform/text/language.ts'
import { textsOfPage } from './texts-of-page.ts'

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

/** What still stands in plain English on a page that was built in the pseudo-language (scripts/vite/pseudo.ts). */
export async function inEnglish(page: Page, within?: string): Promise<string[]> {
  const isEnglish = (text: string) => {
    const left = SAME.reduce((rest, each) => rest.replaceAll(each, ''), text)
    return /[A-Za-z]{3,}/.test(left.replace(/\S+@\S+|https?:\S+/g, ''))
  }
  return (await textsOfPage(page, within)).filter(isEnglish).map(inOneLine)
}

/** A text as it is read, whatever breaks its lines in the page's source. */
export function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
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
