import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../scripts/temporary-folder.ts'
import type { Fault } from './fault.ts'

const TEST = 'tests/operations/killed-at-each-step.test.ts'

/** Killed before each step of accepting a lead in turn: a test of its own, which counts for itself, and is run here. */
export const killAtEachStep: Fault = {
  id: 'F2',
  title: 'killed before each step of accepting',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 1, full: 1 },
  async *run({ engine }) {
    const name = engine === 'sqlite' ? 'on SQLite' : 'on PostgreSQL'
    using folder = temporaryFolder('report')
    const file = join(folder.path, 'report.json')
    const args = ['run', '--project', 'operations', TEST, '--testNamePattern', name, '--reporter', 'json']
    const child = spawn('vitest', [...args, `--outputFile.json=${file}`], { stdio: 'ignore' })
    const [status] = await once(child, 'exit')
    const { numPassedTests = 0, testResults = [] } = read(file)
    const messages = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap((each) => each.failureMessages)

    const troubles = status === 0 && numPassedTests > 0 ? [] : [messages[0] ?? 'the test did not run']
    yield { acknowledged: 0, found: 0, troubles, note: `compared step by step in ${TEST}` }
  },
}

interface Report {
  numPassedTests?: number
  testResults?: { assertionResults: { failureMessages: string[] }[] }[]
}

function read(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return {}
  }
}
