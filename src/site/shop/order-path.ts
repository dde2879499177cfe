import { companyFacts } from '#company/facts.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { contactPath } from '#ui/contact-path.ts'
import { shopCopy } from './words.en.ts'

/** An order that sales takes by hand: the contact page with the order begun. */
export function orderPath(): string {
  const { plug } = companyFacts().products
  if (!plug) return contactPath(shopCopy.closing.message)
  return contactPath(shopCopy.plug.orderMessage(plug.name, plug.price === null ? undefined : formatRupees(plug.price)))
}
