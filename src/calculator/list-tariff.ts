import { zoneOf } from './engine/zone-of.ts'
import type { Tariff } from './tariff-schema.ts'

/** What one needs to choose a record: all but its rates. */
export function listTariff(tariff: Tariff) {
  const { id, state, stateCode, discom, category, subcategory, scheme, isDefault, appliesTo, billingUnit } = tariff
  const { financialYear, validFrom, validTo, status, confidence, crossCheck, sources } = tariff

  return {
    id,
    state,
    stateCode,
    discom,
    category,
    subcategory,
    scheme,
    isDefault,
    appliesTo,
    billingUnit,
    billingPeriodMonths: tariff.billingPeriodMonths,
    financialYear,
    validFrom,
    validTo,
    zones: tariff.timeOfDay.map((charge) => ({
      zone: zoneOf(charge),
      name: charge.name,
      fromHour: charge.fromHour,
      toHour: charge.toHour,
      months: charge.months,
    })),
    status,
    confidence,
    crossCheck,
    sources: sources.map(({ title, address, publishedOn, kind, opened }) => ({
      title,
      address,
      publishedOn,
      kind,
      opened,
    })),
  }
}
