import { relative } from 'node:path'

const SHOWN = 10

export interface Cost {
  file: string
  name: string
  ms: number
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}

interface BrowserSuite {
  file: string
  suites?: BrowserSuite[]
  specs?: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}

export function costsOfVitest({ testResults }: VitestReport): Cost[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative('', name),
      name: fullName,
      ms: duration ?? 0,
    })),
  )
}

export function costsOfBrowser({ suites }: { suites: BrowserSuite[] }): Cost[] {
  return suites.flatMap(({ file, suites: inside = [], specs = [] }) => [
    ...costsOfBrowser({ suites: inside }),
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        file: `tests/browser/${file}`,
        name: `${projectName}: ${title}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  ])
}

/** What costs most: each part as the clock on the wall saw it, the files and tests as they ran beside others. */
export function printCosts(costs: Cost[], parts: [name: string, seconds: number][]) {
  const files = Map.groupBy(costs, ({ file }) => file)
  const sums = [...files].map(([file, inside]) => [file, inside.reduce((sum, { ms }) => sum + ms, 0) / 1_000] as const)
  const tests = costs.map(({ file, name, ms }) => [`${file}: ${name}`, ms / 1_000] as const)

  list('The parts, in seconds:', parts)
  list('The files that cost most, in seconds of their tests:', sums)
  list('The tests that cost most, in seconds:', tests)
}

function list(heading: string, entries: (readonly [name: string, seconds: number])[]) {
  const most = entries.toSorted(([, a], [, b]) => b - a).slice(0, SHOWN)
  console.info(`\n${heading}`)
  for (const [name, seconds] of most) console.info(`${seconds.toFixed(1).padStart(8)}  ${name}`)
}
