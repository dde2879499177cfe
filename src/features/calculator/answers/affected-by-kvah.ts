import { calculatorCopy } from '#content/calculator.ts'
import type { Tariff } from '#features/calculator/tariff-schema.ts'
import type { Answers } from './answers.ts'

const { affected: copy } = calculatorCopy.kvah

/** Four answers to two sentences: one on kVAh, one on leading energy. Where the rule is not known, they say so. */
export function affectedByKvah({ category, showsKvah, showsLead, state }: Answers, tariffs: Tariff[]): string[] {
  const stateName = tariffs[0]?.state ?? state
  return [onKvah(category, showsKvah, tariffs, stateName), onLead(category, showsLead, state, stateName)]
}

function onKvah(category: string, showsKvah: string, tariffs: Tariff[], stateName: string): string {
  if (showsKvah === 'yes') return copy.kvahYes
  if (showsKvah === 'no') return copy.kvahNo

  const names = tariffs
    .filter((tariff) => tariff.category === category && tariff.billingUnit === 'kVAh')
    .map(({ subcategory }) => subcategory)
  return names.length > 0 ? copy.kvahRecorded([...new Set(names)].join('; ')) : copy.kvahUnrecorded(stateName)
}

function onLead(category: string, showsLead: string, state: string, stateName: string): string {
  if (showsLead === 'yes') return copy.leadYes
  if (showsLead === 'no') return copy.leadNo
  if (category === 'domestic') return copy.leadHome
  return copy.leadReported[state] ?? copy.leadUnknown(stateName)
}
