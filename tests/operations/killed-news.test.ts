import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { laterMonth } from '#calculator/answers/month.ts'
import { setSwitch } from '#editions/automatic/switches.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { BY_NIGHT } from '../support/by-night.ts'
import { hire } from '../support/hire.ts'
import { ENGINES, newPlace, type Place } from '../support/place.ts'
import { startSite } from '../support/running-site.ts'
import { servicesOn } from '../support/services-on.ts'

// By day before every fourth step, at night before each.
const BETWEEN = BY_NIGHT ? 1 : 4

test.each(ENGINES)(
  'killed before a step of publishing on %s, the site tells each surcharge in one letter, and none is forgotten',
  async (engine) => {
    using place = await newPlace(engine, inject('postgresUrl'))
    const cookie = await letThemWait(place)
    let isAlive = false

    for (let step = 1; !isAlive; step += BETWEEN) {
      await using site = await startSite(place.dataDir, {
        ...place.settings,
        NODE_OPTIONS: '--import ./tests/support/kill-at-step.ts',
        KILL_AT_STEP: `${step}`,
        STEPS_FILE: join(place.dataDir, 'steps.json'),
      })
      isAlive = await enter(site.url, cookie, laterMonth('2027-01', step))
    }

    const db = place.open()
    const surcharges = await db.selectFrom('tariff_surcharges').select('id').where('ended_at', 'is', null).execute()
    const editions = await db.selectFrom('editions').select('body').execute()
    const news = await db.selectFrom('edition_news').select(['subject', 'edition_id']).execute()
    await db.destroy()
    expect(surcharges.length, 'some were entered before the site died').toBeGreaterThan(1)
    expect(news.map(({ subject }) => subject).toSorted()).toEqual(surcharges.map(({ id }) => id).toSorted())
    for (const { subject, edition_id } of news) {
      expect(edition_id).not.toBeNull()
      expect(editions.filter((edition) => bodyOf(edition).content.includes(subject))).toHaveLength(1)
    }
  },
)

/** The cookie of somebody who may enter surcharges, where the site begins letters about them. */
async function letThemWait(place: Place): Promise<string> {
  // Its tables are there once it has run.
  const site = await startSite(place.dataDir, place.settings)
  await using services = servicesOn(place.dataDir, place.settings)
  const { cookie } = await hire(services, 'editor')
  await setSwitch({ kind: 'tariff', mode: 'waits', staff: { id: 'asha', name: 'Asha Rao' } }, services)
  await site.end('SIGTERM')
  return cookie
}

/** False where the site died meanwhile. */
async function enter(url: string, cookie: string, month: string): Promise<boolean> {
  const form = { company: 'IN-KL KSEB', category: '', part: 'first', kind: 'paisePerUnit', value: '10' }
  const answer = await fetch(`${url}/desk/tariffs/surcharges/enter?armed`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: new URLSearchParams({ ...form, from_month: month, to_month: '', source: 'Circular 7, page 2' }),
    redirect: 'manual',
  }).catch(() => undefined)
  if (answer) expect(answer.status).toBe(303)
  return answer !== undefined
}
