import { relative } from 'node:path'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** How often it is said how far the run is, in hundredths. */
const STEP = 5

/** In plain lines, which a log shows as a terminal does: how far the run is, and at once what has failed and why. */
export default class ProgressReporter implements Reporter {
  private total = 0
  private done = 0
  private failed = 0
  private said = 0
  private readonly startedAt = performance.now()

  onBegin({ workers }: FullConfig, suite: Suite) {
    this.total = suite.allTests().length
    console.info(`${this.total} tests in browsers, ${workers} at a time`)
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult) {
    this.done += 1
    if (status !== 'skipped' && status !== test.expectedStatus) {
      this.failed += 1
      const { file, line } = test.location
      console.info(`✗ ${relative('', file)}:${line} ${test.titlePath().slice(1).join(' › ')} (${status})`)
      for (const { message = '', snippet = '' } of errors) console.info(indented(`${message}\n${snippet}`))
    }

    const hundredths = Math.floor((100 * this.done) / this.total)
    if (hundredths < this.said + STEP) return
    this.said = hundredths
    const minutes = ((performance.now() - this.startedAt) / 60_000).toFixed(1)
    console.info(`  ${hundredths} %: ${this.done} of ${this.total}, ${this.failed} failed, after ${minutes} minutes`)
  }

  onError({ message = '', snippet = '' }: { message?: string; snippet?: string }) {
    console.info(indented(`${message}\n${snippet}`))
  }

  onEnd({ status }: FullResult) {
    if (status === 'timedout' || status === 'interrupted') console.info(`  ${status} after ${this.done} tests`)
  }

  printsToStdio() {
    return true
  }
}

function indented(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, '    ')
}
