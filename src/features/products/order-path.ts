import { products } from '#content/products.ts'
import { shopCopy } from '#content/shop.ts'
import { contactPath } from '#ui/contact-path.ts'
import { formatRupees } from '#ui/indian-numbers.ts'

const { name, pricePaise } = products.plug

/** An order that sales takes by hand: the contact page with the order begun. */
export const orderPath = contactPath(shopCopy.plug.orderMessage(name, formatRupees(pricePaise)))
