import { listMigrations, migrate } from '../src/database/migrate.ts'
import { newPlace, type Place } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import { storeLeads } from '../tests/support/store-leads.ts'
import type { Fault } from './fault.ts'

/** The oldest schema that has everything a lead is made of today. */
const OLD = '0011-unanswered-questions'

/** Four processes start at the same moment: on nothing, and on what an older release left. */
export const startTogether: Fault = {
  id: 'F14',
  title: 'four processes start at once, on an empty and on an old database',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 2, full: 10 },
  async *run({ engine, postgresUrl }, rounds) {
    for (let round = 0; round < rounds; round++) {
      using place = await newPlace(engine, postgresUrl)
      const isOld = round % 2 === 1
      const leads = isOld ? await anOldDatabase(place) : []
      const sites = await Promise.allSettled([1, 2, 3, 4].map(() => startSite(place.dataDir, place.settings)))

      const troubles: string[] = []
      for (const site of sites) {
        if (site.status === 'rejected') troubles.push(`one did not start: ${site.reason}`)
        else {
          const { status } = await fetch(`${site.value.url}/api/health/`)
          if (status !== 200) troubles.push(`one is not well: ${status}`)
          await site.value.end('SIGKILL')
        }
      }

      const db = place.open()
      const again = await migrate(db)
      const found = await db.selectFrom('leads').select('id').execute()
      await db.destroy()
      if (again.length > 0) troubles.push(`the schema lacked ${again}`)
      if (found.length < leads.length)
        troubles.push(`${leads.length - found.length} leads of the old database are lost`)
      yield { acknowledged: leads.length, found: found.length, troubles, note: isOld ? 'on an old one' : 'on nothing' }
    }
  },
}

/** A database as an older release left it, with leads in it. */
export async function anOldDatabase(place: Place, leads = 20): Promise<string[]> {
  const db = place.open()
  const names = listMigrations()
  await migrate(db, { only: names.slice(0, names.indexOf(OLD) + 1) })
  await db.destroy()
  return storeLeads(place, { leads, isMigrated: true })
}
