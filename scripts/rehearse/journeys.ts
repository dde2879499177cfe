import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath, haveFallbackFont } from '../browser.ts'
import { type Stage, wayThere } from './stage.ts'

export interface Counts {
  passed: number
  failed: number
  /** Passed only when tried again. */
  flaky: number
}

/** Lets browsers walk the journeys of the suite through the stage; more arguments go to Playwright. */
export async function walkJourneys({ site }: Stage, args: string[] = []): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const report = join(folder, 'playwright.json')
  haveFallbackFont()
  const child = spawn(
    'playwright',
    ['test', '--reporter=./scripts/test/progress-reporter.ts,json', '--output=test-results/rehearsal', ...args],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        SITE_UNDER_TEST: JSON.stringify(site),
        CHROMIUM_PATH: browserPath(),
        // Here none is left out.
        TEST_BY_NIGHT: 'yes',
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        // For requests that do not come from a browser.
        ...wayThere(site.rehearsal),
      },
    },
  )
  const [code] = await once(child, 'exit')
  const { stats } = readReport(report)
  rmSync(folder, { recursive: true })
  return {
    passed: stats.expected,
    failed: code === 0 ? stats.unexpected : Math.max(1, stats.unexpected),
    flaky: stats.flaky,
  }
}

function readReport(path: string): { stats: { expected: number; unexpected: number; flaky: number } } {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { stats: { expected: 0, unexpected: 0, flaky: 0 } }
  }
}
