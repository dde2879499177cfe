import { assistantCopy } from '#assistant/words.en.ts'
import { companyFacts } from '#company/facts.ts'
import { productFacts } from '#company/product-facts.en.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import type { Answer } from './answer.ts'
import { stem, terms } from './stem.ts'
import { type Concept, sureTerms } from './understand.ts'

/** How visitors ask for a fact of the plug, and what its line is called: a line belongs to the first that has a word of it. */
const ASKED_BY = [
  'ampere amp amps amperes rating rated current',
  'watt watts kw ton heavy maximum',
  'bis isi standard certified certification',
  'wifi wi fi router',
  'box',
  'warranty guarantee',
  'emi cod upi card gst invoice',
  'delivery deliver courier dispatch',
].map((words) => words.split(' ').map(stem))
const PLUG = ['plug', 'socket']
const SHOP = '/our-products'

/** Asked for what the company has not said of the plug, no page answers, however well an article seems to. */
export function withoutMissingFact(concepts: readonly Concept[], answer: Answer): Answer | undefined {
  const { plug } = companyFacts().products
  const said = new Set(concepts.flatMap((concept) => [stem(concept.said), ...sureTerms(concept)]))
  if (!plug || !PLUG.some((word) => said.has(word))) return undefined

  // By the names that its lines have in English, in which what was asked is understood.
  const facts = inLanguage(FIRST_LANGUAGE, () =>
    productFacts(plug).map(({ label, value }) => ({ label: terms(label), isMissing: value === null })),
  )
  const isMissing = facts.some(({ label, isMissing }) => isMissing && isAsked(label, said))
  if (!isMissing) return undefined

  const shop = { href: SHOP, title: assistantCopy.shopOf(plug.name) }
  const others = answer.nearest.filter(({ href }) => href.split('#')[0] !== SHOP)
  return { confident: false, sentences: [], nearest: [shop, ...others].slice(0, 3) }
}

function isAsked(own: string[], said: ReadonlySet<string>): boolean {
  const words = ASKED_BY.find((each) => each.some((word) => own.includes(word))) ?? []
  return words.some((word) => said.has(word))
}
