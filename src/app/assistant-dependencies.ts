import { existsSync, readFileSync } from 'node:fs'
import { findBlogStamp, findContents, listCards } from '#articles/post-queries.ts'
import { prepareContent } from '#articles/prepare-content.ts'
import { readArticleFile } from '#articles/read-article-file.ts'
import type { AssistantDependencies } from '#assistant/answers/assistant-dependencies.ts'
import { billEstimator } from '#assistant/answers/bill-estimator.ts'
import { pageSource } from '#assistant/answers/page-source.ts'
import { postSource } from '#assistant/answers/post-source.ts'
import { searchIndexes } from '#assistant/answers/search-index.ts'
import { tariffSource } from '#assistant/answers/tariff-source.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { findTariffs } from '#calculator/engine/find-tariffs.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import { factsRevision } from '#company/facts.ts'
import type { Services } from '#platform/services.ts'
import { currentLanguage, FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'

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
  const revision = async () => (await tariffs()).revision
  const stamp = () => findBlogStamp(services.db, services.now())

  return {
    searchIndex: searchIndexes(
      (language) => [
        pageSource(async (path) => fetchPage(path), version),
        postSource({ version: stamp, list: () => listPosts(services, language) }),
        tariffSource({ version: revision, list }, services.now, nameOfTariff),
      ],
      services,
    ),
    bills: billEstimator({ tariffs: list, find: findTariffs, compute: computeBill }, services.now, nameOfTariff),
  }
}

async function listPosts({ db, now }: Services, language: Language) {
  const cards = await listCards(db, now(), { limit: MOST_POSTS })
  if (language !== FIRST_LANGUAGE) return cards.flatMap(({ slug }) => translationOf(slug, language))

  const contents = await findContents(
    db,
    cards.map(({ id }) => id),
  )
  return cards.map((card) => ({ ...card, content: contents.get(card.id)?.content ?? '' }))
}

function translationOf(slug: string, language: Language) {
  const path = `content/posts/${language}/${slug}.md`
  if (!existsSync(path)) return []
  const { content, ...post } = readArticleFile(slug, readFileSync(path, 'utf8'), () => undefined)
  return [{ ...post, content: prepareContent(content).html }]
}

const tariffNames = new Map<Language, Record<string, string>>()

/** What a tariff record calls a kind of connection or a charge, in the language of now; as it is where nobody translated it. */
function nameOfTariff(name: string): string {
  const language = currentLanguage()
  const path = `content/tariffs/${language}/names.json`
  const names = tariffNames.get(language) ?? (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
  tariffNames.set(language, names)
  return names[name] ?? name
}
