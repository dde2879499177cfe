import { assistantCopy } from '#assistant/words.en.ts'
import { plugFacts, products } from '#company/products.en.ts'
import type { Answer } from './answer.ts'
import { stem } from './stem.ts'
import { terms } from './terms.ts'

/** How visitors ask for a fact of the plug. */
const ASKED_BY: Record<string, string> = {
  amperes: 'ampere amp amps amperes rating rated',
  watts: 'watt watts kw ton heavy maximum',
  standard: 'bis isi standard certified certification',
  wifi: 'wifi wi fi router',
  'in-the-box': 'box',
  warranty: 'warranty guarantee',
  delivery: 'delivery deliver courier dispatch',
  'payment-methods': 'emi cod upi card gst invoice',
}
const PLUG = ['plug', 'socket']
const SHOP = { href: '/our-products', title: assistantCopy.shopOf(products.plug.name) }

/** Asked for what the company has not said of the plug, no page answers, however well an article seems to. */
export function withoutMissingFact(question: string, answer: Answer): Answer | undefined {
  const said = new Set(terms(question))
  const isAsked = (id: string) => (ASKED_BY[id] ?? '').split(' ').some((word) => word && said.has(stem(word)))
  const isMissing = plugFacts.some(({ id, value }) => value === null && isAsked(id))
  if (!isMissing || !PLUG.some((word) => said.has(word))) return undefined

  const others = answer.nearest.filter(({ href }) => href.split('#')[0] !== SHOP.href)
  return { confident: false, sentences: [], nearest: [SHOP, ...others].slice(0, 3) }
}
