import { findBlogStamp, findContents, listCards } from '#articles/post-queries.ts'
import type { AssistantDependencies } from '#assistant/answers/assistant-dependencies.ts'
import { billEstimator } from '#assistant/answers/bill-estimator.ts'
import { pageSource } from '#assistant/answers/page-source.ts'
import { postSource } from '#assistant/answers/post-source.ts'
import { createSearchIndex } from '#assistant/answers/search-index.ts'
import { tariffSource } from '#assistant/answers/tariff-source.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { findTariffs } from '#calculator/engine/find-tariffs.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import { factsRevision } from '#company/facts.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'

// The newest: far more than a company writes, and as many as are indexed in a moment.
const MOST_POSTS = 1_000

/** Introduces the assistant to what it answers from and works with: features know nothing of each other. */
export function openAssistantDependencies(
  services: Services,
  fetchPage: (path: string) => Response | Promise<Response>,
  /** Another one whenever one of these pages says something else. */
  version: () => string = factsRevision,
): AssistantDependencies {
  // One index for all who ask, of the English texts, in whatever language somebody asks first.
  const inEnglish = <Of>(find: () => Of) => inLanguage(FIRST_LANGUAGE, find)
  const tariffs = () => inEnglish(() => findTariffLibrary(services.db))
  const list = async () => (await tariffs()).list()

  return {
    searchIndex: createSearchIndex(
      [
        pageSource(async (path) => fetchPage(path), version),
        postSource({
          version: () => findBlogStamp(services.db, services.now()),
          list: () => inEnglish(() => listPosts(services)),
        }),
        tariffSource({ version: async () => (await tariffs()).revision, list }, services.now),
      ],
      services,
    ),
    bills: billEstimator({ tariffs: list, find: findTariffs, compute: computeBill }, services.now),
  }
}

async function listPosts({ db, now }: Services) {
  const cards = await listCards(db, now(), { limit: MOST_POSTS })
  const contents = await findContents(
    db,
    cards.map(({ id }) => id),
  )
  return cards.map((card) => ({ ...card, content: contents.get(card.id)?.content ?? '' }))
}
