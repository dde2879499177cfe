import { findBlogStamp } from '#articles/post-queries.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import { rememberLegalTexts } from '#company/legal/shown-texts.ts'
import { findOpeningsStamp } from '#company/openings/opening-queries.ts'
import { followFacts } from '#company/registers/read-facts.ts'
import { findArchiveStamp } from '#editions/archive.ts'
import { readPrivacyFacts } from '#leads/read-privacy-facts.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import type { Revisions } from './page-cache.ts'

/** For each thing that pages show, what is different once it has changed, or its hour has come. */
export async function findRevisions({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>): Promise<Revisions> {
  const [posts, openings, tariffs, editions, company] = await Promise.all([
    findBlogStamp(db, now()),
    findOpeningsStamp(db, now()),
    findTariffLibrary(db),
    findArchiveStamp(db),
    followFacts(db, now()),
  ])
  await rememberLegalTexts(db, readPrivacyFacts(env), now())
  // With the day: the month that the calculator begins with is part of the page.
  return { posts, openings, editions, company, tariffs: `${tariffs.revision} ${dayInIndia(now())}` }
}
