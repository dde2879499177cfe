import { expect, inject, test } from 'vitest'
import type { Engine } from '#database/database.ts'
import { kill } from '../../faults/f01-kill.ts'
import { stop } from '../../faults/f03-stop.ts'
import { startTogether } from '../../faults/f14-start-together.ts'
import { killMigration } from '../../faults/f15-kill-migration.ts'
import { restore } from '../../faults/f17-restore.ts'
import type { Fault } from '../../faults/fault.ts'
import { ENGINES } from '../support/place.ts'

// The rest, and more rounds of these, in `npm run faults`.
test.each(ENGINES)(
  'five times killed in the middle of its work, the site on %s has every lead that it acknowledged, once',
  (engine) => expectNoTrouble(kill, engine),
)

const OTHERS: [name: string, fault: Fault][] = [
  ['asked to stop under load, the site on %s answers what it has accepted and is gone', stop],
  ['four sites that start at once on %s, empty or old, all come up with one schema', startTogether],
  [
    'a migration of %s that is killed leaves the old schema or the new one, and the next start completes it',
    killMigration,
  ],
  ['a backup of %s under load holds what was acknowledged before it, and comes back on either engine', restore],
]

for (const [name, fault, engine] of ENGINES.flatMap((engine) => OTHERS.map((other) => [...other, engine] as const))) {
  test(name.replace('%s', engine), () => expectNoTrouble(fault, engine))
}

async function expectNoTrouble({ run, rounds }: Fault, engine: Engine) {
  let number = 0
  for await (const { troubles } of run({ engine, postgresUrl: inject('postgresUrl'), isFull: false }, rounds.short)) {
    number += 1
    expect(troubles, `round ${number}`).toEqual([])
  }
  expect(number).toBeGreaterThan(0)
}
