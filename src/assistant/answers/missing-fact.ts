import { assistantCopy } from '#assistant/words.en.ts'
import { companyFacts } from '#company/facts.ts'
import { productFacts } from '#company/product-facts.en.ts'
import type { Answer } from './answer.ts'
import { stem } from './stem.ts'
import { terms } from './terms.ts'

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
export function withoutMissingFact(question: string, answer: Answer): Answer | undefined {
  const { plug } = companyFacts().products
  const said = new Set(terms(question))
  if (!plug || !PLUG.some((word) => said.has(word))) return undefined

  const isMissing = productFacts(plug).some(({ label, value }) => value === null && isAsked(label, said))
  if (!isMissing) return undefined

  const shop = { href: SHOP, title: assistantCopy.shopOf(plug.name) }
  const others = answer.nearest.filter(({ href }) => href.split('#')[0] !== SHOP)
  return { confident: false, sentences: [], nearest: [shop, ...others].slice(0, 3) }
}

function isAsked(label: string, said: ReadonlySet<string>): boolean {
  const own = terms(label)
  const words = ASKED_BY.find((each) => each.some((word) => own.includes(word))) ?? []
  return words.some((word) => said.has(word))
}
