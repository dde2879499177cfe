import { startLoad } from '../tests/support/load.ts'
import { ENGINES, newPlace } from '../tests/support/place.ts'
import { runCommand } from '../tests/support/run-command.ts'
import { startSite } from '../tests/support/running-site.ts'
import { checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'

/**
 * A backup under load, brought back on either engine: counts and hashes are
 * compared by the restore itself, leads and files once more here.
 */
export const restore: Fault = {
  id: 'F17',
  title: 'a backup under load, restored on either engine',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 1, full: 5 },
  async *run({ engine, postgresUrl }, rounds) {
    using place = await newPlace(engine, postgresUrl)
    await using site = await startSite(place.dataDir, place.settings)

    for (let round = 0; round < rounds; round++) {
      using load = startLoad(() => site.url, { writers: 6, uploaders: 2 })
      await waitUntil(() => load.acknowledged.length > 100)
      const before = [...load.acknowledged]
      const [folder = ''] = (await runCommand('backup', place.settings)).split(': ')
      await load.stop()

      for (const other of ENGINES) {
        using target = await newPlace(other, postgresUrl)
        const startedAt = performance.now()
        await runCommand('restore', target.settings, folder)
        const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
        const idle = load.acknowledged.length === before.length ? ['nothing was written during the backup'] : []

        const checked = await checkLeads(target, before, { load, troubles: idle })
        yield { ...checked, note: `restored on ${other} in ${seconds} s` }
      }
    }
  },
}
