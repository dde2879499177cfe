import { products } from '#company/products.en.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { FIRST_ON, FIRST_STATE, queryOf } from '#site/lit-house/appliances.ts'
import { Icon } from '#ui/icon.tsx'
import { shopCopy } from './words.en.ts'

const { plug } = products
const { plug: copy } = shopCopy

/** The price of the plug as a bill, the order button, and what is known of sending it back. */
export function PlugBill() {
  return (
    <div className="bill">
      <div className="bill__top">
        <span>{plug.name}</span>
        <span>{copy.bill.unit}</span>
      </div>
      <div className="ln">
        <span>{copy.bill.list}</span>
        <s className="was">{formatRupees(plug.listPricePaise)}</s>
      </div>
      <div className="ln ln--gain">
        <span>{copy.bill.saving}</span>
        <span>{formatRupees(plug.listPricePaise - plug.pricePaise)}</span>
      </div>
      <div className="bill__total">
        <span>{copy.bill.price}</span>
        <b className="price">{formatRupees(plug.pricePaise)}</b>
      </div>
      <hr className="tear" />
      {/* No page of the site: the server decides where it leads. */}
      <a className="btn btn--coral plug-bill__order" href="/go/payment">
        {copy.order} <Icon name="out" />
      </a>
      <p>
        <a className="go-link" href={`/energy-calculator?${queryOf(FIRST_STATE, [...FIRST_ON, 'geyser'])}`}>
          {copy.cost} <Icon name="go" />
        </a>
      </p>
      <p className="small muted plug-bill__small">{copy.elsewhere}</p>
      <p className="small muted plug-bill__small">
        {copy.returns} <a href="/returns&refundsPolicy">{copy.policy}</a>
      </p>
    </div>
  )
}
