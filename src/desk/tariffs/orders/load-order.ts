import { checkOrder } from '#calculator/registers/check-order.ts'
import { compareOrder } from '#calculator/registers/compare-order.ts'
import { readOrder } from '#calculator/registers/read-order.ts'
import { listLiveOrders, listLiveSurcharges, makeTariffLibrary } from '#calculator/tariff-library.ts'
import type { Database } from '#database/database.ts'
import { listArticlesWithRates } from '#desk/tariffs/articles-with-rates.ts'
import { findOrder } from './keep-orders.ts'

/** An order with all that a second person has to see: beside the records that counted, or count, without it. */
export async function loadOrder(db: Database, id: string) {
  const order = await findOrder(db, id)
  if (!order) return undefined
  const { record } = readOrder(order.text)
  if (!record) return { order, record: null, warnings: [], supersedes: null, comparison: null, articles: [] }

  const [live, surcharges] = await Promise.all([listLiveOrders(db), listLiveSurcharges(db)])
  const before = live.filter(
    (other) => other.id !== id && (order.version === null || (other.version ?? 0) < order.version),
  )
  const without = makeTariffLibrary(before, surcharges)
  const checked = checkOrder(record, without.list(), { endsEarly: order.ends_early === 1 })
  const ended = JSON.stringify(checked.ended)
  const withIt = makeTariffLibrary([...before, { id, record_id: record.id, text: order.text, ended }], surcharges)
  const changed = checked.ended.flatMap((each) => {
    const [was, is] = [without.find(each.id), withIt.find(each.id)]
    return was && is ? [{ before: was, after: is }] : []
  })

  return {
    order,
    record: {
      id: record.id,
      state: record.state,
      discom: record.discom,
      subcategory: record.subcategory,
      validFrom: record.validFrom,
      validTo: record.validTo,
    },
    warnings: order.status === 'waiting' ? checked.warnings : [],
    supersedes: checked.supersedes?.id ?? null,
    articles: await listArticlesWithRates(
      db,
      [record.id, ...(checked.supersedes ? [checked.supersedes.id] : []), ...checked.ended.map(({ id }) => id)],
      record.state,
    ),
    comparison: compareOrder(withIt.find(record.id) ?? record, checked.supersedes, changed),
  }
}
