import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../scripts/temporary-folder.ts'
import { startLoad } from '../tests/support/load.ts'
import { newPlace } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import { checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'
import { watchProcess } from './watch-process.ts'

const SIZE = '48m'

/**
 * The disk of DATA_DIR is full for a while. With PostgreSQL that is where
 * resumes arrive; the database's own disk is its own server's business.
 */
export const diskFull: Fault = {
  id: 'F4',
  title: 'the disk is full, then free again',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 2, full: 3 },
  obstacle: () => (mountIsAllowed() ? undefined : 'this user may not mount a small disk'),
  async *run({ engine, postgresUrl }, rounds) {
    using place = await newPlace(engine, postgresUrl)
    using _disk = mount(place.dataDir)
    await using site = await startSite(place.dataDir, place.settings)
    const check = watchProcess(site)
    const uploaders = engine === 'postgres' ? 4 : 1
    using load = startLoad(() => site.url, { writers: 8, uploaders, resumeBytes: 20_000, goesOn: true })
    const isGoingOn = (more: number, from = load.acknowledged.length) =>
      waitUntil(() => load.acknowledged.length >= from + more)

    for (let round = 0; round < rounds; round++) {
      const troubles: string[] = []
      await isGoingOn(30)
      const refusedBefore = load.answers['503'] ?? 0
      fill(place.dataDir)
      if (!(await waitUntil(() => (load.answers['503'] ?? 0) > refusedBefore + 10)))
        troubles.push('nobody was told 503')
      for (const path of ['/', '/blogs', '/contact-us']) {
        const { status, headers } = await fetch(`${site.url}${path}`)
        const isAllowed = status === 200 || (status === 503 && headers.has('retry-after'))
        if (!isAllowed) troubles.push(`${path} answered ${status} meanwhile`)
      }
      rmSync(join(place.dataDir, 'filler'))
      if (!(await isGoingOn(30))) troubles.push('it did not recover by itself')

      yield { acknowledged: load.acknowledged.length, found: load.acknowledged.length, troubles }
    }

    await load.stop()
    const checked = await checkLeads(place, load.acknowledged, { load, troubles: check() })
    yield { ...checked, note: `in the end; 503 was answered ${load.answers['503'] ?? 0} times` }
  },
}

function mountIsAllowed(): boolean {
  using folder = temporaryFolder('disk')
  const isAllowed = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder.path]).status === 0
  if (isAllowed) spawnSync('umount', [folder.path])
  return isAllowed
}

function mount(folder: string): Disposable {
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder])
  return { [Symbol.dispose]: () => void spawnSync('umount', ['-l', folder]) }
}

function fill(folder: string) {
  try {
    writeFileSync(join(folder, 'filler'), Buffer.alloc(64 * 1024 * 1024))
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error
  }
}
