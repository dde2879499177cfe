import type { Product } from '#company/product-facts.en.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { FIRST_ON, FIRST_STATE, queryOf } from '#site/lit-house/appliances.ts'
import { Icon } from '#ui/icon.tsx'
import { shopCopy } from './words.en.ts'

const { plug: copy } = shopCopy

/** The price of the plug as a bill, the order button, and what is known of sending it back. */
export function PlugBill({ plug }: { plug: Product }) {
  return (
    <div className="bill">
      <div className="bill__top">
        <span>{plug.name}</span>
        <span>{copy.bill.unit(plug.unit)}</span>
      </div>
      <Price plug={plug} />
      <OrderLink />
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

/** No page of the site: the server decides where it leads. */
export function OrderLink() {
  return (
    <a className="btn btn--coral order-link" href="/go/payment">
      {copy.order} <Icon name="out" />
    </a>
  )
}

/** With the list price and what is saved on it, where that is more. */
function Price({ plug: { price, mrp } }: { plug: Product }) {
  if (price === null) return null

  return (
    <>
      {mrp !== null && mrp > price && (
        <>
          <div className="ln">
            <span>{copy.bill.list}</span>
            <s className="was">{formatRupees(mrp)}</s>
          </div>
          <div className="ln ln--gain">
            <span>{copy.bill.saving}</span>
            <span>{formatRupees(mrp - price)}</span>
          </div>
        </>
      )}
      <div className="bill__total">
        <span>{copy.bill.price}</span>
        <b className="price">{formatRupees(price)}</b>
      </div>
      <hr className="tear" />
    </>
  )
}
