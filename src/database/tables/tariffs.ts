import type { Selectable } from 'kysely'

export interface TariffTables {
  /** One row that counts the changes to surcharges and orders, so that each process asks cheaply whether its records still hold. */
  tariff_version: {
    id: number
    version: number
    changed_at: string
  }
  /** A fuel surcharge as somebody announced it, entered at the desk. Never changed: a correction is another row. */
  tariff_surcharges: {
    id: string
    state_code: string
    discom: string
    /** null: whoever the company supplies. */
    category: 'domestic' | 'commercial' | 'ht-industry' | 'lt-industry' | null
    /** Some bills have a second fuel surcharge beside the first. */
    part: 'first' | 'second'
    kind: 'percent' | 'paisePerUnit'
    value: number
    /** "2026-11", as the next: the first and the last month for which it was announced. */
    from_month: string
    to_month: string
    /** A link, or what document says so. */
    source: string
    entered_at: string
    entered_by: string
    entered_by_name: string
    /** The row that this one corrects. */
    replaces: string | null
    /** Since when it holds no more, and why. */
    ended_at: string | null
    ended_by_name: string | null
    end_reason: 'corrected' | 'removed' | null
  }
  tariff_orders: TariffOrdersTable
}

export type TariffOrderStatus = 'waiting' | 'live' | 'refused' | 'taken-back'

/** A tariff record that somebody uploaded. It counts while it is live, and then before the built-in one of the same id. */
export interface TariffOrdersTable {
  id: string
  record_id: string
  state_code: string
  file_name: string
  /** JSON: the record, as it was uploaded. */
  text: string
  /** 1 where its uploader said that it ends the record before it earlier than that says itself. */
  ends_early: number
  status: TariffOrderStatus
  uploaded_at: string
  uploaded_by: string
  uploaded_by_name: string
  /** Approved or refused: never by its uploader. */
  decided_at: string | null
  decided_by: string | null
  decided_by_name: string | null
  /** Of the tariffs, with which it came to count: later ones count before earlier ones. */
  version: number | null
  /** JSON: the records that end because of it, each with its last day. */
  ended: string
  taken_back_at: string | null
  taken_back_by: string | null
  taken_back_by_name: string | null
}

export type TariffSurchargeRow = Selectable<TariffTables['tariff_surcharges']>
export type TariffOrderRow = Selectable<TariffOrdersTable>
