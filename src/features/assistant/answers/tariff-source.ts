import { assistantCopy } from '#content/assistant.ts'
import { site } from '#content/site.ts'
import type { PassageSource } from './library.ts'
import type { Passage } from './passage.ts'

const { tariffs: copy } = assistantCopy

/** The part of a tariff record that is told in words. Rates are in paise. */
export interface TariffFact {
  state: string
  discom: string[]
  category: string
  subcategory: string
  scheme: string
  isDefault: boolean
  financialYear: string
  validFrom: string
  billingUnit: string
  energyCharge: {
    tables: {
      appliesWhen: { unitsFrom?: number | null; unitsUpTo?: number | null }
      slabs: { fromUnit: number; toUnit: number | null; ratePaise: number | null }[]
    }[]
  } | null
  sources: { title: string; publishedOn: string | null; kind: string }[]
  confidence: string
}

/** The rates of each state's usual connections, each with where it is from and how sure we are. */
export function tariffSource(readTariffs: () => TariffFact[]): PassageSource {
  return {
    version: async () => 'this release',
    passages: async () =>
      readTariffs()
        .filter(({ isDefault, energyCharge }) => isDefault && energyCharge)
        .map(toPassage),
  }
}

function toPassage(tariff: TariffFact): Passage {
  const category = copy.categories[tariff.category as keyof typeof copy.categories] ?? tariff.category
  const [source] = tariff.sources

  return {
    href: '/energy-calculator',
    page: copy.page,
    headings: [copy.page, copy.heading(category, tariff.state)],
    sentences: [
      copy.subject(tariff, category),
      ...(tariff.energyCharge?.tables ?? []).flatMap((table) => rates(table, tariff.billingUnit)),
      copy.source(source?.title ?? copy.noSource, copy.confidence[tariff.confidence as keyof typeof copy.confidence]),
    ],
    language: site.language,
    date: tariff.validFrom,
  }
}

function rates(
  { appliesWhen, slabs }: NonNullable<TariffFact['energyCharge']>['tables'][number],
  unit: string,
): string[] {
  const known = slabs.filter(({ ratePaise }) => ratePaise !== null)
  if (known.length === 0) return []

  const parts = known.map(({ fromUnit, toUnit, ratePaise }) =>
    copy.slab(fromUnit, toUnit, (ratePaise ?? 0) / 100, unit),
  )
  return [`${copy.when(appliesWhen.unitsFrom ?? null, appliesWhen.unitsUpTo ?? null)}${parts.join('; ')}.`]
}
