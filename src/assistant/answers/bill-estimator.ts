import { dayInIndia } from '#platform/day-in-india.ts'
import { currentTag } from '#platform/text/language.ts'
import type { BillEstimate, BillEstimator, Home } from './assistant-dependencies.ts'
import { calculatorPath } from './calculator-path.ts'

interface TariffHead {
  id: string
  state: string
  stateCode: string
  category: string
  subcategory: string
  discom: string[]
  financialYear: string
  appliesTo: { area: string | null }
}

interface DatedHome extends Omit<Home, 'state'> {
  date: string
}

/** The calculator's engine, as far as one bill needs it. */
export interface BillEngine<Tariff extends TariffHead> {
  /** With their names in the language of now. */
  tariffs: () => Promise<readonly Tariff[]>
  /** Those that could price the connection, best first. */
  find: (tariffs: Tariff[], connection: DatedHome & { category: 'domestic' }) => Tariff[]
  compute: (tariff: Tariff, input: DatedHome & { subsidies: 'default' }) => ComputedBill
}

interface ComputedBill {
  totalPaise: number
  averagePaisePerUnit: number | null
  lines: { label: string; amountPaise: number; source: string }[]
  unknown: { label: string; reason: string }[]
  memory: unknown[]
}

/** A home's bill from as little as can be; what it depends on is asked for or named, never guessed. */
export function billEstimator<Tariff extends TariffHead>(engine: BillEngine<Tariff>, now: () => Date): BillEstimator {
  const listHomes = async () => (await engine.tariffs()).filter(({ category }) => category === 'domestic')

  return {
    async states() {
      const states = new Map((await listHomes()).map(({ stateCode, state }) => [stateCode, state]))
      return [...states]
        .map(([id, name]) => ({ id, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name, currentTag()))
    },

    async estimate({ state, ...said }) {
      const home = { ...said, date: dayInIndia(now()) }
      const own = (await listHomes()).filter(({ stateCode }) => stateCode === state)
      const [tariff] = engine.find(own, { ...home, category: 'domestic' })
      if (!tariff) return undefined
      if (tariff.appliesTo.area !== null && home.area === undefined) return 'area'

      const bill = engine.compute(tariff, { ...home, subsidies: 'default' })
      if (isPriced(bill, home)) return { ...toEstimate(bill, tariff), calculator: inCalculator(home, tariff) }

      // Rates that nobody found are not found by a load either.
      const withLoad = engine.compute(tariff, { ...home, loadKw: home.loadKw ?? 1, subsidies: 'default' })
      return isPriced(withLoad, home) ? 'loadKw' : undefined
    },
  }
}

function isPriced({ averagePaisePerUnit }: ComputedBill, { units }: DatedHome): boolean {
  return averagePaisePerUnit !== null || units === 0
}

/** What was not said stays empty there too, so that the calculator comes to the same total. */
function inCalculator({ units, loadKw, area }: DatedHome, { id, stateCode }: TariffHead): string {
  return calculatorPath({
    state: stateCode,
    tariff: id,
    months: '1',
    units: String(units),
    loadKw: loadKw === undefined ? '' : String(loadKw),
    phase: '',
    area: area ?? '',
  })
}

function toEstimate(
  bill: ComputedBill,
  { state, subcategory, discom, financialYear }: TariffHead,
): Omit<BillEstimate, 'calculator'> {
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
