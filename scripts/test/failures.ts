import { relative } from 'node:path'

interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

interface BrowserSuite {
  file: string
  suites?: BrowserSuite[]
  specs?: { title: string; line: number; tests: { projectName: string; status: string }[] }[]
}

/** Each test that failed, by its file and name; a file that fell over before its tests, by its own. */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name)
    const failed = assertionResults.filter((each) => each.status === 'failed').map(({ fullName }) => fullName)
    if (failed.length === 0 && status === 'failed') return [file]
    return failed.map((fullName) => `${file}: ${fullName}`)
  })
}

export function failuresOfBrowser({ suites }: { suites: BrowserSuite[] }): string[] {
  return suites.flatMap(({ file, suites: inside = [], specs = [] }) => [
    ...failuresOfBrowser({ suites: inside }),
    ...specs.flatMap(({ title, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => `tests/browser/${file}:${line} ${projectName}: ${title}`),
    ),
  ])
}

/** What failed, by name: where a log is cut its end is kept. */
export function printFailures(failures: string[]) {
  if (failures.length === 0) return
  console.info('\nWhat failed:')
  for (const name of failures) console.info(`  ✗ ${name}`)
}
