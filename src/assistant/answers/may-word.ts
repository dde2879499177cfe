import { countHit } from '#platform/limits/count-hits.ts'
import { limitsOf } from '#platform/limits/limits-of.ts'
import type { Services } from '#platform/services.ts'

/**
 * Whether one more answer may be worded by the outside service, which costs
 * money and hears what visitors ask: so many for each address, and so many for
 * everybody together. Who is over the limit of the address takes nothing from
 * the others. Where nothing can be counted, nothing is worded.
 */
export async function mayWord(clientAddress: string, services: Services): Promise<boolean> {
  const { wordings, wordingsInAll } = limitsOf(services.env)
  try {
    if ((await countHit(`wordings ${clientAddress}`, wordings, services)) > 0) return false
    return (await countHit('wordings in all', wordingsInAll, services)) === 0
  } catch (error) {
    services.log.warn({ err: error }, 'wordings could not be counted')
    return false
  }
}
