import { products } from '#company/products.en.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { contactPath } from '#ui/contact-path.ts'
import { shopCopy } from './words.en.ts'

const { name, pricePaise } = products.plug

/** An order that sales takes by hand: the contact page with the order begun. */
export const orderPath = contactPath(shopCopy.plug.orderMessage(name, formatRupees(pricePaise)))
