import { readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { builtInTariffLibrary, findTariffLibrary, type TariffLibrary } from '#calculator/tariff-library.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import { FIRST_STATE, queryOf } from '#site/lit-house/appliances.ts'
import { loadWorkshop } from '#site/lit-workshop/load-workshop.ts'
import { kvahOf, monthWith } from '#site/lit-workshop/plant.ts'
import { SCENES, type Scene } from './draw-share-scene.ts'

const OF_PAGES: Record<string, (services: Pick<Services, 'db' | 'log' | 'now'>) => Promise<Scene>> = {
  'smart-home': houseScene,
  'smart-business': workshopScene,
}

/** The scene of a page's sharing picture, with its sum by the rates of today; undefined for most pages. */
export async function findScene(
  name: string,
  services: Pick<Services, 'db' | 'log' | 'now'>,
): Promise<Scene | undefined> {
  return Object.hasOwn(OF_PAGES, name) ? OF_PAGES[name]!(services) : undefined
}

async function houseScene({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Scene> {
  const today = dayInIndia(now())
  // An order may ask of a home what the picture cannot say.
  const paise = homePaise(await findTariffLibrary(db), today) ?? homePaise(builtInTariffLibrary(), today)!
  return { name: 'house', paise }
}

function homePaise(library: TariffLibrary, today: string): number | undefined {
  const answers = readAnswers(queryOf(FIRST_STATE, SCENES.house.lit))
  return workOut(library.list(FIRST_STATE), answers, today)?.worked?.bill.totalPaise
}

async function workshopScene(services: Pick<Services, 'db' | 'log' | 'now'>): Promise<Scene> {
  const { ratePaise } = await loadWorkshop(services)
  const { kwh, lagKvarh, leadKvarh } = monthWith(SCENES.workshop.lit)
  return {
    name: 'workshop',
    paise: kvahOf(SCENES.workshop.lit) * ratePaise,
    triangle: { kwh, kvarh: lagKvarh + leadKvarh },
  }
}
