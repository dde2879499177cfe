import type { Database } from '#database/database.ts'

/** Articles that work figures out of records, by slug; a test of the records and the articles holds it. */
export const RECORDS_OF_ARTICLES: Record<string, string[]> = {
  'what-an-air-conditioner-costs-per-hour': [
    'IN-TS.domestic.lt1',
    'IN-MH.domestic.msedcl.2026-27',
    'IN-KA.domestic.lt1.2026-27',
    'IN-UP.domestic.st10b-urban',
    'IN-AP.domestic.cat1a',
  ],
  'slab-cliffs-what-one-more-unit-costs': [
    'IN-TS.domestic.lt1',
    'IN-AP.domestic.cat1a',
    'IN-KL.domestic.lt1a',
    'IN-TN.domestic.lt1a',
    'IN-TN.commercial.lt5',
    'IN-TS.commercial.lt2',
  ],
  'fixed-charge-and-sanctioned-load': [
    'IN-TS.domestic.lt1',
    'IN-CG.domestic.lv1.2026-27',
    'IN-UP.domestic.st10b-urban',
    'IN-KA.domestic.lt1.2026-27',
    'IN-PB.domestic.ds',
    'IN-MH.domestic.msedcl.2026-27',
    'IN-DL.domestic.individual',
    'IN-UP.commercial.st20-4kw',
    'IN-UP.commercial.st20-above4',
    'IN-MP.domestic.lv12-urban',
  ],
  'electricity-subsidies-by-state': ['IN-TS.domestic.lt1', 'IN-TN.domestic.lt1a'],
  'time-of-day-tariffs-explained': [
    'IN-MH.ht-industry.msedcl-ht1a.2026-27',
    'IN-TN.ht-industry.ht1a',
    'IN-TS.ht-industry.ht1a',
  ],
  'kvah-billing-telangana-power-factor': ['IN-TS.ht-industry.ht1a'],
  'load-factor-and-contract-demand': ['IN-TS.ht-industry.ht1a', 'IN-MH.ht-industry.msedcl-ht1a.2026-27'],
  'geyser-costs-and-timing': ['IN-TS.domestic.lt1', 'IN-GJ.domestic.rgp-urban'],
  'standby-loads-at-home': ['IN-TS.domestic.lt1'],
  'read-your-electricity-bill-line-by-line': ['IN-TS.domestic.lt1', 'IN-DL.domestic.individual'],
  'net-metering-explained': ['IN-TS.domestic.lt1'],
  'rooftop-solar-basics': ['IN-TS.domestic.lt1'],
  'energy-audit-at-home': ['IN-TS.domestic.lt1'],
  'energy-audit-for-small-industry': ['IN-TS.ht-industry.ht1a'],
  'sizing-an-apfc-panel': ['IN-TS.ht-industry.ht1a'],
  'leading-reactive-energy-when-capacitors-raise-the-bill': ['IN-TS.ht-industry.ht1a'],
  'choosing-a-smart-plug-safely': ['IN-TS.domestic.lt1'],
  'tariff-orders-explained': ['IN-CG.domestic.lv1.2025-26', 'IN-CG.domestic.lv1.2026-27'],
  'billing-disputes-and-consumer-forums': ['IN-TS.domestic.lt1'],
}

/** A price for each unit of energy or of demand, as articles print it. */
export const RATE_IN_TEXT = /₹[\d.,]+ (a|per) (unit|kWh|kVAh|kVA|kW)|\d+ paise a unit/

export interface ArticleWithRates {
  id: number
  title: string
  /** It works figures out of one of these records; else it names the state and prints some rate. */
  isKnown: boolean
}

/** Articles that may have to be written anew once these records change: no figure in a text follows by itself. */
export async function listArticlesWithRates(
  db: Database,
  records: string[],
  state: string,
): Promise<ArticleWithRates[]> {
  const known = Object.keys(RECORDS_OF_ARTICLES).filter((slug) =>
    RECORDS_OF_ARTICLES[slug]?.some((id) => records.includes(id)),
  )
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'title', 'content_text'])
    .where((eb) => eb.or([eb('slug', 'in', ['', ...known]), eb('content_text', 'like', `%${state}%`)]))
    .orderBy('title')
    .execute()

  return posts
    .map(({ id, slug, title, content_text }) => ({ id, title, isKnown: known.includes(slug), text: content_text }))
    .filter(({ isKnown, text }) => isKnown || RATE_IN_TEXT.test(text))
    .map(({ id, title, isKnown }) => ({ id, title, isKnown }))
    .sort((one, other) => Number(other.isKnown) - Number(one.isKnown))
}
