import type { Subsidy } from '#calculator/tariff-schema.ts'
import { asks } from './asks.ts'
import { type Fit, fits } from './fits.ts'
import { isInForce } from './in-force.ts'
import { type Relief, relieve } from './relieve.ts'
import { schemeNotFound } from './words.en.ts'
import { type Entry, type Gap, subtotal, type Worksheet } from './worksheet.ts'

const LINE = { id: 'subsidy', component: 'subsidy' }

/** The schemes that apply, as one line, like on a bill. It never takes off more than the bill. */
export function subsidies(sheet: Worksheet): Entry[] {
  const gaps: Gap[] = unknownSchemes(sheet)
  if (sheet.tariff.subsidy.length === 0) return gaps
  const granted: { subsidy: Subsidy; relief: Relief }[] = []

  for (const subsidy of sheet.tariff.subsidy.filter((subsidy) => isAsked(subsidy, sheet))) {
    const fit = isGranted(subsidy, sheet)
    if (fit === false) continue
    if (fit !== true) {
      gaps.push({ ...LINE, label: subsidy.name, ...asks(fit) })
      continue
    }
    const relief = relieve(subsidy.rule, sheet)
    if ('reason' in relief) gaps.push({ ...LINE, label: subsidy.name, ...relief })
    else granted.push({ subsidy, relief })
  }

  if (granted.length === 0) return gaps
  for (const { relief } of granted) settle(relief, sheet)
  // The line is as well founded as the weakest of its schemes.
  const weakest = granted.find(({ subsidy }) => subsidy.confidence === 'memory') ?? granted[0]
  const paise = granted.reduce((sum, { relief }) => sum + relief.paise, 0)
  return [
    {
      ...LINE,
      label: granted.map(({ subsidy }) => subsidy.name).join('; '),
      amount: -Math.min(paise, Math.max(0, subtotal(sheet))),
      confidence: weakest?.subsidy.confidence,
      note: weakest?.subsidy.note,
      rule: () => granted.map(({ relief }) => relief.rule()).join('; '),
    },
    ...gaps,
  ]
}

function unknownSchemes({ tariff, usage }: Worksheet): Gap[] {
  return (usage.subsidyIds ?? [])
    .filter((id) => !tariff.subsidy.some((subsidy) => subsidy.id === id))
    .map((id) => ({ ...LINE, label: id, reason: schemeNotFound }))
}

function isAsked({ id, defaultOn, includedInRates }: Subsidy, { usage }: Worksheet): boolean {
  return !includedInRates && (usage.subsidyIds?.includes(id) || (usage.subsidies === 'default' && defaultOn))
}

function isGranted(subsidy: Subsidy, sheet: Worksheet): Fit {
  const { unitsFrom, unitsUpTo, loadKwUpTo, area } = subsidy.condition
  const inForce = isInForce(subsidy, sheet)
  const fit = fits({ unitsFrom, unitsTo: unitsUpTo, loadTo: loadKwUpTo, area }, sheet.usage, 'kW')
  return inForce === true || fit === false ? fit : inForce
}

/** What a scheme waives need not be known any more. */
function settle({ settles }: Relief, sheet: Worksheet): void {
  sheet.gaps = sheet.gaps.filter(
    ({ component }) => component === 'tariff' || !(settles === 'all' || settles?.includes(component)),
  )
}
