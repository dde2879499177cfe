import type { BillDesk, BillEstimate } from './desk.ts'

interface TariffHead {
  state: string
  stateCode: string
  category: string
  subcategory: string
  discom: string[]
  financialYear: string
}

interface Connection {
  category: 'domestic'
  units: number
  date: string
}

/** The calculator's engine, as far as one bill needs it. */
export interface BillEngine<Tariff extends TariffHead> {
  tariffs: readonly Tariff[]
  /** Those that could price the connection, best first. */
  find: (tariffs: Tariff[], connection: Connection) => Tariff[]
  compute: (tariff: Tariff, input: { units: number; date: string; subsidies: 'default' }) => ComputedBill
}

interface ComputedBill {
  totalPaise: number
  averagePaisePerUnit: number | null
  lines: { label: string; amountPaise: number; source: string }[]
  unknown: { label: string; reason: string }[]
  memory: unknown[]
}

/** A home's bill from the state and the units alone; what else it depends on is named, never guessed. */
export function billDesk<Tariff extends TariffHead>(engine: BillEngine<Tariff>, now: () => Date): BillDesk {
  const homes = engine.tariffs.filter(({ category }) => category === 'domestic')
  const states = new Map(homes.map(({ stateCode, state }) => [stateCode, state]))

  return {
    states: () =>
      [...states].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name)),

    estimate(state, units) {
      const date = now().toISOString().slice(0, 10)
      const own = homes.filter(({ stateCode }) => stateCode === state)
      const [tariff] = engine.find(own, { category: 'domestic', units, date })
      if (!tariff) return undefined

      const bill = engine.compute(tariff, { units, date, subsidies: 'default' })
      return bill.averagePaisePerUnit === null && units > 0 ? undefined : toEstimate(bill, tariff)
    },
  }
}

function toEstimate(bill: ComputedBill, { state, subcategory, discom, financialYear }: TariffHead): BillEstimate {
  return {
    total_paise: bill.totalPaise,
    average_paise_per_unit: bill.averagePaisePerUnit,
    tariff: `${state}, ${subcategory} (${discom.join(', ')}), ${financialYear}`,
    lines: bill.lines.map(({ label, amountPaise }) => ({ label, amount_paise: amountPaise })),
    unknown: bill.unknown.map(({ label, reason }) => ({ label, reason })),
    sources: [...new Set(bill.lines.map(({ source }) => source))],
    from_memory: bill.memory.length > 0,
  }
}
