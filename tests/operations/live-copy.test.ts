import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { copiedAt, listKept, newestCopy } from '#platform/live-copy/list-copies.ts'
import { startLoad } from '../support/load.ts'
import { newPlace, type Place } from '../support/place.ts'
import { runCommand } from '../support/run-command.ts'
import { startSite } from '../support/running-site.ts'
import { referencesIn } from '../support/store-leads.ts'

test('killed under load and its disk gone, the site has in its copy all that was acknowledged before the last look', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  using other = await newPlace('sqlite', inject('postgresUrl'))
  await using site = await startSite(place.dataDir, following(other))
  const load = startLoad(() => site.url, { writers: 6, uploaders: 1 })

  // Five looks, each with more in it than the one before.
  for (let looks = 0; looks < 5; looks++) {
    await expect.poll(() => load.acknowledged.length, { interval: 5 }).toBeGreaterThan(20 * looks)
    await nextCopyAfter(new Date(), other)
  }
  const before = [...load.acknowledged]
  await nextCopyAfter(new Date(), other)
  await site.end('SIGKILL')
  await load.ended
  rmSync(place.dataDir, { recursive: true })

  expect(await restoredReferences(other, place)).toEqual(expect.arrayContaining(before))
})

test('asked to stop, the site leaves a copy that has everything', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  using other = await newPlace('sqlite', inject('postgresUrl'))
  await using site = await startSite(place.dataDir, { ...following(other), BACKUP_EVERY_SECONDS: '50' })
  const load = startLoad(() => site.url, { writers: 6, uploaders: 1 })
  await expect.poll(() => load.acknowledged.length, { interval: 5 }).toBeGreaterThan(100)
  await site.end('SIGTERM')
  await load.ended
  rmSync(place.dataDir, { recursive: true })

  expect(await restoredReferences(other, place)).toEqual(load.acknowledged.toSorted())
})

test('a site that begins anew on an empty disk leaves the copy of all that it had', async () => {
  using place = await newPlace('sqlite', inject('postgresUrl'))
  using other = await newPlace('sqlite', inject('postgresUrl'))
  const live = join(other.dataDir, 'live')
  const run = async () => {
    await using site = await startSite(place.dataDir, following(other))
    const load = startLoad(() => site.url, { writers: 2, uploaders: 1 })
    await expect.poll(() => load.acknowledged.length, { interval: 5 }).toBeGreaterThan(20)
    await site.end('SIGTERM')
    await load.ended
    return load.acknowledged
  }
  const first = await run()
  rmSync(place.dataDir, { recursive: true })
  await run()
  rmSync(place.dataDir, { recursive: true })

  const [kept] = listKept(live)
  await expect(runCommand('restore', place.settings, live)).rejects.toThrow(kept)
  await runCommand('restore', place.settings, kept ?? '')
  expect(await referencesIn(place.open())).toEqual(first.toSorted())

  // Followed again, it is no stranger any more; what came in between is one now.
  await using site = await startSite(place.dataDir, following(other))
  await site.end('SIGTERM')
  expect(listKept(live)).toEqual([expect.not.stringContaining(kept ?? '')])
})

function following({ dataDir }: Place) {
  return { BACKUP_DIR: dataDir, BACKUP_EVERY_SECONDS: '1' }
}

async function nextCopyAfter(moment: Date, place: Place) {
  const timeOfNewest = () => {
    const copy = newestCopy(join(place.dataDir, 'live'))
    try {
      return copy ? copiedAt(copy).getTime() : 0
    } catch {
      // A newer one has just taken its place.
      return 0
    }
  }
  await expect.poll(() => timeOfNewest() > moment.getTime(), { interval: 20 }).toBe(true)
}

async function restoredReferences(copy: Place, place: Place): Promise<string[]> {
  await runCommand('restore', place.settings, join(copy.dataDir, 'live'))
  return referencesIn(place.open())
}
