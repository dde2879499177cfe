import { type Tariff, tariffSchema } from '#calculator/tariff-schema.ts'
import type { TariffOrderRow } from '#database/tables.ts'

export type LiveOrder = Pick<TariffOrderRow, 'id' | 'record_id' | 'text' | 'ended'>

/** A record that ends because another one begins. */
export interface Ended {
  id: string
  /** Its last day. */
  validTo: string
}

export interface Applied {
  records: Tariff[]
  /** Orders that this release cannot read: the record before them holds. */
  unread: { id: string; record_id: string }[]
}

/** The records as the orders leave them, in the order in which these were approved. A later one counts before an earlier one. */
export function applyOrders(builtIn: readonly Tariff[], orders: readonly LiveOrder[]): Applied {
  const records = new Map(builtIn.map((record) => [record.id, record]))
  const unread: Applied['unread'] = []

  for (const { id, record_id, text, ended } of orders) {
    const record = readRecord(text)
    if (!record) {
      unread.push({ id, record_id })
      continue
    }
    records.set(record.id, record)
    endAll(records, JSON.parse(ended))
  }
  return { records: [...records.values()], unread }
}

/** Undefined where this release cannot read it: one order must not take all bills with it. */
function readRecord(text: string): Tariff | undefined {
  try {
    return tariffSchema.safeParse(recordIn(JSON.parse(text))).data
  } catch {
    return undefined
  }
}

/** The one record of a file: by itself, or as a list of one, as the built-in files have them. */
export function recordIn(content: unknown): unknown {
  return Array.isArray(content) && content.length === 1 ? content[0] : content
}

function endAll(records: Map<string, Tariff>, ended: readonly Ended[]) {
  for (const { id, validTo } of ended) {
    const record = records.get(id)
    if (record) records.set(id, { ...record, validTo })
  }
}
