import { relative } from 'node:path'

const SHOWN_LETTERS = 300

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

interface BrowserSuite {
  file: string
  suites?: BrowserSuite[]
  specs?: {
    title: string
    line: number
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

/** Each test that failed, by its file and name, with why; a file that fell over before its tests, by its own. */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('', name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${file}${because(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}${because(failureMessages?.[0])}`)
  })
}

export function failuresOfBrowser({ suites }: { suites: BrowserSuite[] }): string[] {
  return suites.flatMap(({ file, suites: inside = [], specs = [] }) => [
    ...failuresOfBrowser({ suites: inside }),
    ...specs.flatMap(({ title, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const [error] = results.flatMap(({ errors }) => errors)
          return `tests/browser/${file}:${line} ${projectName}: ${title}${because(error?.message)}`
        }),
    ),
  ])
}

function because(message = ''): string {
  const [reason = ''] = message.trim().split('\n')
  return reason && `\n      ${reason.slice(0, SHOWN_LETTERS)}`
}

/** What failed, by name: where a log is cut its end is kept. */
export function printFailures(failures: string[]) {
  if (failures.length === 0) return
  console.info('\nWhat failed:')
  for (const each of failures) console.info(`  ✗ ${each}`)
}
