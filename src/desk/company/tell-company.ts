import type { Services } from '#platform/services.ts'
import { lookOver } from './look-over.ts'
import { companyMorning as copy } from './words.en.ts'

const MOST_NAMED = 5

/** What a morning's mail says of the registers: figures past their review, and samples on the site. Undefined: nothing. */
export async function tellCompany({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string | undefined> {
  const { pastReview, samples } = await lookOver(db, now())
  const names = pastReview.flatMap((register) => register.names)
  const seen = samples.reduce((sum, { count }) => sum + count, 0)

  const lines = [
    names.length > 0 && copy.review(names.length, named(names)),
    seen > 0 && copy.samples(seen),
    (names.length > 0 || seen > 0) && copy.where,
  ].filter((line) => line !== false)
  return lines.length > 0 ? lines.join('\n') : undefined
}

function named(names: string[]): string {
  const more = names.length - MOST_NAMED
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? copy.more(more) : '')
}
