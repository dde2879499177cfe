import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserPath, haveFallbackFont } from './browser.ts'
import { buildIfChanged } from './build.ts'
import { checks } from './check.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { type Cost, costsOfBrowser, costsOfVitest, printCosts } from './test/costs.ts'
import { failuresOfBrowser, failuresOfVitest, printFailures } from './test/failures.ts'

interface Count {
  passed: number
  failed: number
  /** Of the tests that failed, where they have any. */
  names?: string[]
}

/** Everything, or with --nightly also what a day can wait for (tests/support/by-night.ts). */
if (process.argv.includes('--nightly')) process.env.TEST_BY_NIGHT = 'yes'
else process.env.TEST_TAKES_TURNS = 'yes'
const counts: Count[] = []
const costs: Cost[] = []
const failures: string[] = []
const seconds: [part: string, seconds: number][] = []

using reports = temporaryFolder('reports')
for (const [name, command, ...args] of checks) part(name, () => asCount(succeeds(command, args)))
part('unit and API tests, on both databases', () => vitest(['sqlite', 'postgres']))
if (process.env.TEST_BY_NIGHT)
  part('the same, each transaction undone once', () => vitest(['sqlite', 'postgres'], { TEST_TWICE: 'yes' }))
await build()
part('operations', () => vitest(['operations']))
part('browser journeys', browserTests)

printCosts(costs, seconds)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.exitCode = failed > 0 ? 1 : 0
console.info(`\n${passed} passed, ${failed} failed`)
printFailures(failures)

function part(name: string, run: () => Count) {
  const startedAt = performance.now()
  finish(name, run(), startedAt)
}

async function build() {
  const startedAt = performance.now()
  const isDone = await buildIfChanged().then(() => true, reportTrouble)
  finish('build', asCount(isDone), startedAt)
}

function finish(name: string, count: Count, startedAt: number) {
  const took = (performance.now() - startedAt) / 1_000
  counts.push(count)
  seconds.push([name, took])
  // Whatever has no name of its own, or failed without one.
  if (count.failed > 0 && !count.names?.length) failures.push(name)
  failures.push(...(count.names ?? []))
  const sign = count.failed === 0 ? '✓' : '✗'
  console.info(`${sign} ${name}: ${count.passed} passed, ${count.failed} failed, ${took.toFixed(0)} s`)
}

function vitest(projects: string[], env: Record<string, string> = {}): Count {
  const report = join(reports.path, `vitest-${counts.length}.json`)
  const chosen = projects.map((project) => `--project=${project}`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const isDone = succeeds('vitest', ['run', ...chosen, ...reporters], env)
  const found = readReport(report, { numPassedTests: 0, numFailedTests: 0, testResults: [] })
  costs.push(...costsOfVitest(found))
  const failed = atLeastOneUnless(isDone, found.numFailedTests)
  // With what it takes to see it fail again.
  const set = Object.entries(env).map(([name, value]) => `${name}=${value} `)
  return {
    passed: found.numPassedTests,
    failed,
    names: failuresOfVitest(found).map((failure) => `${set.join('')}${failure}`),
  }
}

function browserTests(): Count {
  const report = join(reports.path, 'playwright.json')
  haveFallbackFont()
  const isDone = succeeds('playwright', ['test', '--reporter=./scripts/test/progress-reporter.ts,json'], {
    CHROMIUM_PATH: browserPath(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const found = readReport(report, { stats: { expected: 0, unexpected: 0, flaky: 0 }, suites: [] })
  costs.push(...costsOfBrowser(found))
  const { expected, unexpected, flaky } = found.stats
  return { passed: expected, failed: atLeastOneUnless(isDone, unexpected + flaky), names: failuresOfBrowser(found) }
}

function asCount(isDone: boolean): Count {
  return isDone ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function succeeds(command: string, args: string[], env: Record<string, string> = {}): boolean {
  return (
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).status === 0
  )
}

function readReport<Report>(path: string, empty: Report): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return empty
  }
}

// A runner that fell over before it could count has failed all the same.
function atLeastOneUnless(isDone: boolean, failed: number): number {
  return isDone ? failed : Math.max(failed, 1)
}

function reportTrouble(error: unknown): false {
  console.error(error)
  return false
}
