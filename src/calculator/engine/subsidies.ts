import type { Subsidy } from '#calculator/tariff-schema.ts'
import { type Applies, applies, isInForce } from './applies.ts'
import { type Relief, reliefOf } from './relief.ts'
import { schemeNotFound } from './words.en.ts'
import { type Entry, needsAnswer, subtotal, toLine, type UnknownLine, type Worksheet } from './worksheet.ts'

const LINE = { id: 'subsidy', component: 'subsidy' }

/** The schemes that apply, as one line, like on a bill. It never takes off more than the bill. */
export function subsidies(sheet: Worksheet): Entry[] {
  const unknowns: UnknownLine[] = unknownSchemes(sheet)
  if (sheet.tariff.subsidy.length === 0) return unknowns
  const granted: { subsidy: Subsidy; relief: Relief }[] = []

  for (const subsidy of sheet.tariff.subsidy.filter((subsidy) => isAsked(subsidy, sheet))) {
    const verdict = isGranted(subsidy, sheet)
    if (verdict === false) continue
    if (verdict !== true) {
      unknowns.push({ ...LINE, label: subsidy.name, ...needsAnswer(verdict) })
      continue
    }
    const relief = reliefOf(subsidy.rule, sheet)
    if ('reason' in relief) unknowns.push({ ...LINE, label: subsidy.name, ...relief })
    else granted.push({ subsidy, relief })
  }

  if (granted.length === 0) return unknowns
  for (const { relief } of granted) settle(relief, sheet)
  // The line is as well founded as the weakest of its schemes.
  const weakest = granted.find(({ subsidy }) => subsidy.confidence === 'memory') ?? granted[0]
  const paise = granted.reduce((sum, { relief }) => sum + relief.paise, 0)
  const name = { ...LINE, label: granted.map(({ subsidy }) => subsidy.name).join('; ') }
  const rule = () => granted.map(({ relief }) => relief.rule()).join('; ')
  return [toLine(name, -Math.min(paise, Math.max(0, subtotal(sheet))), rule, weakest?.subsidy), ...unknowns]
}

function unknownSchemes({ tariff, usage }: Worksheet): UnknownLine[] {
  return (usage.subsidyIds ?? [])
    .filter((id) => !tariff.subsidy.some((subsidy) => subsidy.id === id))
    .map((id) => ({ ...LINE, label: id, reason: schemeNotFound() }))
}

function isAsked({ id, defaultOn, includedInRates }: Subsidy, { usage }: Worksheet): boolean {
  return !includedInRates && (usage.subsidyIds?.includes(id) || (usage.subsidies === 'default' && defaultOn))
}

function isGranted(subsidy: Subsidy, sheet: Worksheet): Applies {
  const { unitsFrom, unitsUpTo, loadKwUpTo, area } = subsidy.condition
  const inForce = isInForce(subsidy, sheet)
  const verdict = applies({ unitsFrom, unitsTo: unitsUpTo, loadTo: loadKwUpTo, area }, sheet.usage, 'kW')
  return inForce === true || verdict === false ? verdict : inForce
}

/** What a scheme waives need not be known any more. */
function settle({ settles }: Relief, sheet: Worksheet): void {
  sheet.unknowns = sheet.unknowns.filter(
    ({ component }) => component === 'tariff' || !(settles === 'all' || settles?.includes(component)),
  )
}
