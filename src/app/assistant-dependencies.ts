import { findBlogStamp, findContents, listCards } from '#articles/post-queries.ts'
import type { AssistantDependencies } from '#assistant/answers/assistant-dependencies.ts'
import { billEstimator } from '#assistant/answers/bill-estimator.ts'
import { pageSource, postSource } from '#assistant/answers/page-source.ts'
import { searchIndexes } from '#assistant/answers/search-index.ts'
import { tariffSource } from '#assistant/answers/tariff-source.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { findTariffs } from '#calculator/engine/find-tariffs.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import { tariffWords } from '#calculator/tariff-words.ts'
import { factsRevision } from '#company/facts.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'

// The newest: far more than a company writes, and as many as are indexed in a moment.
const MOST_POSTS = 1_000

/** Introduces the assistant to what it answers from and works with: features know nothing of each other. */
export function openAssistantDependencies(
  services: Services,
  /** A page of ours, in the language of now. */
  fetchPage: (path: string) => Response | Promise<Response>,
  /** Another one whenever one of these pages says something else. */
  version: () => string = factsRevision,
): AssistantDependencies {
  const tariffs = () => findTariffLibrary(services.db)
  const list = async () => (await tariffs()).list()
  // States and companies are looked for by the names that records have: in whatever language, the same.
  const listEnglish = () => inLanguage(FIRST_LANGUAGE, list)
  const revision = async () => (await tariffs()).revision
  const stamp = () => findBlogStamp(services.db, services.now())

  return {
    searchIndex: searchIndexes(
      () => [
        pageSource(async (path) => fetchPage(path), version),
        postSource({ version: stamp, list: () => listPosts(services) }),
        tariffSource({ version: revision, list: listEnglish }, services.now, tariffWords),
      ],
      services,
    ),
    bills: billEstimator({ tariffs: list, find: findTariffs, compute: computeBill }, services.now),
  }
}

/** What is there in the language of now. */
async function listPosts({ db, now }: Services) {
  const cards = (await listCards(db, now(), { limit: MOST_POSTS })).filter(({ lang }) => !lang)
  const contents = await findContents(
    db,
    cards.map(({ id }) => id),
  )
  return cards.map((card) => ({ ...card, content: contents.get(card.id)?.content ?? '' }))
}
