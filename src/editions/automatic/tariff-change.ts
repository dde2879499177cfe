import { FIRST_ANSWERS } from '#calculator/answers/answers.ts'
import { laterMonth, type Month, monthOf } from '#calculator/answers/month.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import type { Bill } from '#calculator/engine/bill.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { checkOrder } from '#calculator/registers/check-order.ts'
import { concerns } from '#calculator/registers/merge-surcharges.ts'
import { firstDay } from '#calculator/registers/months.ts'
import { readOrder } from '#calculator/registers/read-order.ts'
import { sampleConnections } from '#calculator/registers/sample-connections.ts'
import { isPriced, totalLabel, totalText, unknownCharges } from '#calculator/screen/total-label.ts'
import {
  findTariffLibrary,
  listLiveOrders,
  listLiveSurcharges,
  makeTariffLibrary,
  type TariffLibrary,
} from '#calculator/tariff-library.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { tariffWords } from '#calculator/tariff-words.ts'
import type { Database } from '#database/database.ts'
import { stateName } from '#india/geography/state-name.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { currentLanguage } from '#platform/text/language.ts'

export type Cause = 'order' | 'surcharge'

export interface ChangeRow {
  who: 'home' | 'shop' | 'factory'
  /** kWh a month, or kVAh where a factory is billed by them. */
  units: number
  /** "500 kVA", of a factory. */
  load?: string
  /** A bill of a month with what it lacks, "₹1,234.50, before fuel surcharge"; null: it has no price. Undefined where the change is not about such customers. */
  before?: string | null
  after?: string | null
  /** In paise; null where the two cannot be compared. */
  changePaise: number | null
}

/** What an order or a surcharge that counts now changes on bills. */
export interface TariffChange {
  cause: Cause
  stateCode: string
  state: string
  /** For whom an order is, or whose surcharge it is. */
  name: string
  /** From when it holds, "2027-04-01". */
  from: string
  /** Of a surcharge the last month, "2026-11". */
  until: Month | null
  source: string
  /** Of a page that a reader can open. */
  address: string | null
  rows: ChangeRow[]
  /** The same for a home of so many units a month. */
  rowFor: (units: number) => ChangeRow
}

const HOMES = [100, 200, 400]
const SHOP = 400
const LOADS_KW = { home: '3', shop: '5' }
const CATEGORIES = { home: 'domestic', shop: 'commercial' } as const
const SAMPLES = 20

interface Sides {
  cause: Cause
  before: TariffLibrary
  after: TariffLibrary
  /** The first whole month of it, or this one where that is over; and the one that it is held beside. */
  month: Month
  monthBefore: Month
  stateCode: string
  discom: string
  category: Tariff['category'] | null
  /** The records of an order: it, and the one that it took the place of. */
  record?: Tariff
  supersedes?: Tariff | undefined
}

const kept = new WeakMap<Database, Map<string, { revision: string; change: TariffChange | undefined }>>()

/** Undefined where it does not count any more. Worked out once for each state of the records. */
export async function findTariffChange(db: Database, id: string, now: Date): Promise<TariffChange | undefined> {
  // What it is called, and what its bills lack, is said in the language of whoever asked.
  const revision = `${(await findTariffLibrary(db)).revision} ${monthOf(dayInIndia(now))}`
  const own = `${currentLanguage()} ${id}`
  const known = kept.get(db) ?? new Map()
  kept.set(db, known)
  const found = known.get(own)
  if (found?.revision === revision) return found.change

  const change = (await changeByOrder(db, id, now)) ?? (await changeBySurcharge(db, id))
  known.set(own, { revision, change })
  return change
}

async function changeByOrder(db: Database, id: string, now: Date): Promise<TariffChange | undefined> {
  const live = await listLiveOrders(db)
  const order = live.find((each) => each.id === id)
  const read = order && readOrder(order.text).record
  if (!order || !read) return undefined

  const surcharges = await listLiveSurcharges(db)
  const earlier = live.filter(({ version }) => (version ?? 0) < (order.version ?? 0))
  const before = makeTariffLibrary(earlier, surcharges)
  const after = makeTariffLibrary([...earlier, order], surcharges)
  const record = after.find(read.id) ?? read
  const { supersedes } = checkOrder(record, before.list(), { endsEarly: true })
  const first = record.validFrom.endsWith('-01') ? monthOf(record.validFrom) : laterMonth(monthOf(record.validFrom), 1)
  const month = laterOf(first, monthOf(dayInIndia(now)))
  const discom = record.discom[0] ?? ''
  const sides: Sides = {
    ...{ cause: 'order', before, after, month, stateCode: record.stateCode, discom, category: record.category },
    // A record that was only corrected is held beside itself.
    monthBefore: supersedes?.id === record.id ? month : laterMonth(monthOf(record.validFrom), -1),
    ...{ record, supersedes },
  }
  const source = record.sources.find(({ kind }) => kind === 'order') ?? record.sources[0]

  return {
    ...{ cause: 'order', stateCode: record.stateCode, state: stateName(record.stateCode) ?? record.state },
    name: tariffWords(record.subcategory),
    ...{ from: record.validFrom, until: null, source: source?.title ?? '', address: source?.address ?? null },
    ...rowsOf(sides),
  }
}

async function changeBySurcharge(db: Database, id: string): Promise<TariffChange | undefined> {
  const [orders, surcharges] = [await listLiveOrders(db), await listLiveSurcharges(db)]
  const entry = surcharges.find((each) => each.id === id)
  if (!entry) return undefined

  const after = makeTariffLibrary(orders, surcharges)
  const { state_code, discom, category, from_month, to_month, source } = entry
  const record = after.list(state_code).find((each) => concerns(entry, each))
  if (!record) return undefined
  const isAddress = /^https?:\/\/\S+$/.test(source)
  const sides: Sides = {
    ...{ cause: 'surcharge', before: after, after, month: from_month, monthBefore: laterMonth(from_month, -1) },
    ...{ stateCode: state_code, discom, category },
  }

  return {
    ...{ cause: 'surcharge', stateCode: state_code, state: stateName(state_code) ?? record.state, name: discom },
    from: firstDay(from_month),
    ...{ until: to_month, source, address: isAddress ? source : null },
    ...rowsOf(sides),
  }
}

function rowsOf(sides: Sides): Pick<TariffChange, 'rows' | 'rowFor'> {
  const homes = new Map<number, ChangeRow>()
  const rowFor = (units: number) => {
    const row = homes.get(units) ?? compareUse(sides, 'home', units)
    // One of each use, however many readers have it.
    if (homes.size < 5_000) homes.set(units, row)
    return row
  }
  const factory = compareFactory(sides)
  return {
    rowFor,
    rows: [...HOMES.map(rowFor), compareUse(sides, 'shop', SHOP), ...(factory ? [factory] : [])],
  }
}

function compareUse(sides: Sides, who: 'home' | 'shop', units: number): ChangeRow {
  const category = CATEGORIES[who]
  if (sides.category !== null && sides.category !== category) return { who, units, changePaise: 0 }

  const { record, supersedes, before, after, month, monthBefore } = sides
  const was = billOf(sides, before, { who, units, month: monthBefore, id: supersedes?.id ?? record?.id })
  const is = billOf(sides, after, { who, units, month, id: record?.id })
  return { who, units, ...compare(was, is) }
}

interface Use {
  who: 'home' | 'shop'
  units: number
  month: Month
  /** Of the record; undefined: the usual one. */
  id: string | undefined
}

function billOf(sides: Sides, library: TariffLibrary, { who, units, month, id }: Use): Bill | undefined {
  const { stateCode, discom, cause } = sides
  const category = CATEGORIES[who]
  const answers = {
    ...FIRST_ANSWERS,
    ...{ state: stateCode, discom, month, units: String(units), loadKw: LOADS_KW[who] },
    tariff: id ?? `${stateCode}.${category}.`,
    // An order says nothing of a surcharge that changes each month.
    ...(cause === 'order' && { fuel: '0', fuelKind: 'amountPaise' }),
  }
  const result = workOut(library.list(stateCode), answers, `${month}-15`)
  const bill = result?.tariff.category === category ? result.worked?.bill : undefined
  return bill && isPriced(bill) ? bill : undefined
}

/** Of an order or a surcharge for factories, at a use of theirs. */
function compareFactory(sides: Sides): ChangeRow | undefined {
  const { category, cause, before, after, month, monthBefore, stateCode, discom, record, supersedes } = sides
  if (category !== 'lt-industry' && category !== 'ht-industry') return undefined
  const usual = (library: TariffLibrary) =>
    library.list(stateCode).find((each) => each.category === category && each.discom.includes(discom) && each.isDefault)
  const [is, was] = [record ?? usual(after), record ? supersedes : usual(before)]
  const sample = is && sampleConnections(is, was, SAMPLES)[SAMPLES / 2]
  if (!sample) return undefined

  const bill = (tariff: Tariff | undefined, of: Month) => {
    const made = tariff && computeBill(tariff, { ...sample.input, date: `${of}-15`, ...noFuel(cause) })
    return made && isPriced(made) ? made : undefined
  }
  return {
    ...{ who: 'factory', units: sample.input.units, load: sample.load },
    ...compare(bill(was, monthBefore), bill(is, month)),
  }
}

function noFuel(cause: Cause) {
  return cause === 'order' ? { fuelSurcharge: { kind: 'amountPaise' as const, value: 0 } } : {}
}

function compare(was: Bill | undefined, is: Bill | undefined): Pick<ChangeRow, 'before' | 'after' | 'changePaise'> {
  const isComparable = was && is && !was.range && !is.range && missing(was) === missing(is)
  return {
    // With what it lacks: "₹1,234.50, before fuel surcharge".
    before: was ? totalLabel(was, totalText(was)) : null,
    after: is ? totalLabel(is, totalText(is)) : null,
    changePaise: isComparable ? is.totalPaise - was.totalPaise : null,
  }
}

/** What a total does not hold: two that lack different things cannot be compared. */
function missing(bill: Bill): string {
  return unknownCharges(bill)
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
}

function laterOf(one: Month, other: Month): Month {
  return one > other ? one : other
}
