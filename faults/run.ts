import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../scripts/build.ts'
import { debianProgram } from '../scripts/debian-program.ts'
import { startPostgres } from '../tests/support/running-postgres.ts'
import { everyFault } from './every-fault.ts'
import type { Fault, FaultSetting } from './fault.ts'

/**
 * npm run faults [-- --only F1,F3] [--rounds 5] [--engine sqlite] [--full]:
 * makes things go wrong around the production build, and counts what visitors
 * were told beside what is stored.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string' },
    engine: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
})
const chosen = everyFault.filter(({ id }) => values.only?.split(',').includes(id) ?? true)
const totals = { passed: 0, failed: 0, 'not run': 0 }

await buildIfChanged()
await using postgres = await startPostgres()
for (const fault of chosen) await runOnItsEngines(fault)

console.info(`\n${totals.passed} passed, ${totals.failed} failed, ${totals['not run']} not run`)
process.exitCode = totals.failed > 0 ? 1 : 0

async function runOnItsEngines(fault: Fault) {
  const engines = fault.engines.filter((engine) => !values.engine || engine === values.engine)
  const obstacle = findObstacle(fault)

  for (const engine of engines) {
    console.info(`\n${fault.id} ${fault.title} (${engine})`)
    const outcome = obstacle
      ? 'not run'
      : await runWhereItBelongs(fault, { engine, postgresUrl: postgres.url, isFull: values.full })
    totals[outcome] += 1
    console.info(`  ${outcome}${obstacle ? `: ${obstacle}` : ''}`)
  }
}

async function runWhereItBelongs(fault: Fault, setting: FaultSetting): Promise<'passed' | 'failed'> {
  if (!fault.ownNetwork || process.env.FAULTS_NETWORK === 'own') return run(fault, setting)

  const rounds = values.rounds ? ['--rounds', values.rounds] : []
  const args = [process.argv[1]!, '--only', fault.id, '--engine', setting.engine, ...rounds]
  const { status } = spawnSync(
    'unshare',
    [
      '--net',
      'sh',
      '-c',
      'ip link set lo up && exec "$@"',
      'sh',
      process.execPath,
      ...args,
      ...(values.full ? ['--full'] : []),
    ],
    { stdio: 'inherit', env: { ...process.env, FAULTS_NETWORK: 'own' } },
  )
  return status === 0 ? 'passed' : 'failed'
}

function findObstacle({ programs = [], obstacle }: Fault): string | undefined {
  const missing = programs.filter(([name, debianPackage]) => !debianProgram(name, debianPackage))
  return missing.length > 0 ? `there is no ${missing.map(([name]) => name).join(', ')} here` : obstacle?.()
}

async function run(fault: Fault, setting: FaultSetting): Promise<'passed' | 'failed'> {
  const rounds = Number(values.rounds ?? (values.full ? fault.rounds.full : fault.rounds.short))
  let number = 0
  let failed = 0

  try {
    for await (const { acknowledged, found, troubles, note } of fault.run(setting, rounds)) {
      number += 1
      if (troubles.length > 0) failed += 1
      const verdict = troubles.length === 0 ? 'ok' : `FAILED: ${troubles.join('; ')}`
      console.info(`  ${number}: acknowledged ${acknowledged}, found ${found}, ${verdict}${note ? ` (${note})` : ''}`)
    }
  } catch (error) {
    console.info(`  FAILED: ${error}`)
    return 'failed'
  }
  return failed === 0 && number > 0 ? 'passed' : 'failed'
}
