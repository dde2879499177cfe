import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from './browser.ts'
import { buildIfChanged } from './build.ts'
import { checks } from './check.ts'

interface Count {
  passed: number
  failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'reports-'))
const counts: Count[] = []

for (const [name, command, ...args] of checks) counts.push(step(name, () => succeeds(command, args)))
counts.push(vitest('unit and API tests, on both databases', 'sqlite', 'postgres'))
counts.push(await build())
counts.push(vitest('operations', 'operations'))
counts.push(browserTests())
rmSync(reports, { recursive: true })

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.exitCode = failed > 0 ? 1 : 0
console.info(`${passed} passed, ${failed} failed`)

function vitest(name: string, ...projects: string[]): Count {
  const report = join(reports, `${projects[0]}.json`)
  const chosen = projects.map((project) => `--project=${project}`)
  const isDone = succeeds('vitest', [
    'run',
    ...chosen,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests } = readReport(report, { numPassedTests: 0, numFailedTests: 0 })

  return print(name, { passed: numPassedTests, failed: atLeastOneUnless(isDone, numFailedTests) })
}

async function build(): Promise<Count> {
  const isDone = await buildIfChanged().then(() => true, reportTrouble)
  return print('build', isDone ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

function browserTests(): Count {
  const report = join(reports, 'playwright.json')
  const env = { CHROMIUM_PATH: browserPath(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const isDone = succeeds('playwright', ['test', '--reporter=dot,json'], env)
  const { stats } = readReport(report, { stats: { expected: 0, unexpected: 0, flaky: 0 } })

  if (stats.flaky > 0) console.info(`! ${stats.flaky} passed only when tried again: named above, to be mended`)
  return print('browser journeys', {
    passed: stats.expected + stats.flaky,
    failed: atLeastOneUnless(isDone, stats.unexpected),
  })
}

function step(name: string, run: () => boolean): Count {
  return print(name, run() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
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

function print(name: string, count: Count): Count {
  console.info(`${count.failed === 0 ? '✓' : '✗'} ${name}: ${count.passed} passed, ${count.failed} failed`)
  return count
}
