import type { Env } from '#platform/env.ts'
import type { FirstValue } from './first-values.ts'
import type { RegisterId } from './registers.ts'

/** Settings that were facts of the company. They are read once, as the registers get their first values. */
export type FactSettings = Partial<
  Pick<
    Env,
    | 'VIDEO_URLS'
    | 'CLIMATE_YODHA_URL'
    | 'KVAH_REGULATIONS_URL'
    | 'DEMO_URL'
    | 'PAYMENT_URL'
    | 'SMART_HOME_PLAY_URL'
    | 'SMART_HOME_APP_STORE_URL'
    | 'SERVICES_PLAY_URL'
    | 'SERVICES_APP_STORE_URL'
  >
>

type FirstValues = Readonly<Record<RegisterId, readonly FirstValue[]>>

/** The first values with what a deployment's settings say of the company: what visitors see stays as it is. */
export function withSettings(first: FirstValues, settings: FactSettings): FirstValues {
  return {
    ...first,
    company: first.company.map((value) =>
      withValues(value, {
        meterReadingDemo: settings.DEMO_URL,
        smartHomePlay: settings.SMART_HOME_PLAY_URL,
        smartHomeAppStore: settings.SMART_HOME_APP_STORE_URL,
        servicesPlay: settings.SERVICES_PLAY_URL,
        servicesAppStore: settings.SERVICES_APP_STORE_URL,
      }),
    ),
    links: first.links.map((value) =>
      withValues(value, {
        address: value.key === 'climateYodha' ? settings.CLIMATE_YODHA_URL : settings.KVAH_REGULATIONS_URL,
      }),
    ),
    films: first.films.map((value, place) => withValues(value, { address: settings.VIDEO_URLS?.[place] })),
    products: first.products.map((value) =>
      value.key === 'plug' ? withValues(value, { buy: settings.PAYMENT_URL }) : value,
    ),
  }
}

/** Registers take https alone: an address that is not is left out, rather than the entry with it. */
function withValues(value: FirstValue, said: Record<string, string | undefined>): FirstValue {
  const given = Object.entries(said).filter(([, address]) => address?.startsWith('https://'))
  if (given.length === 0) return value
  return { ...value, isOfSetting: true, values: { ...(value.values as object), ...Object.fromEntries(given) } }
}
