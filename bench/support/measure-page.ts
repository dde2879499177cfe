import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import { browserPath } from '../../scripts/browser.ts'
import { longWork } from './long-work.ts'

/** How much slower than this machine's Lighthouse takes a phone's processor to be. */
const SLOWER = 4
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Or a browser without windows places letters on whole pixels, as no phone does.
  '--font-render-hinting=none',
]

export const METHODS = ['simulated', 'applied'] as const
export type Method = (typeof METHODS)[number]

export interface Measures {
  score: number
  fcp: number
  lcp: number
  tbt: number
  /** Blocking time by the processor instead of the clock: see longWork. */
  longWork: number
  cls: number
  si: number
  bytes: number
  scriptBytes: number
  requests: number
}

interface NetworkRequest {
  resourceType?: string
  transferSize: number
  statusCode: number
}

/** One run of Lighthouse as on a phone: slow 4G and a processor four times as slow, computed or really applied. */
export async function measurePage(url: string, method: Method): Promise<Measures> {
  const { lhr, artifacts } = await runLighthouse(url, {
    onlyCategories: ['performance'],
    throttlingMethod: method === 'simulated' ? 'simulate' : 'devtools',
    disableFullPageScreenshot: true,
    logLevel: 'silent',
  })
  const { audits, categories } = lhr
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details as unknown as { items: NetworkRequest[] }
  // A favicon is asked for in some runs and not in others.
  const requests = details.items.filter(({ resourceType }) => resourceType !== 'Other')
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')

  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    // Applied, the processor has been made slower as it worked.
    longWork: longWork(artifacts.Trace, method === 'simulated' ? SLOWER : 1),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    bytes: sum(requests),
    scriptBytes: sum(scripts),
    requests: requests.length,
  }
}

/**
 * In a browser of its own, that of the tests: where it has no windows, none that nobody sees takes half of the machine
 * from the page. Now and then one fails to record anything: then once more.
 */
async function runLighthouse(url: string, flags: Flags, tries = 3): Promise<RunnerResult> {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: CHROME_FLAGS, logLevel: 'silent' })
  const result = await lighthouse(url, { ...flags, port: chrome.port }).finally(() => chrome.kill())

  if (result && !result.lhr.runtimeError) return result
  if (tries > 1) return runLighthouse(url, flags, tries - 1)
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
}

function sum(requests: NetworkRequest[]): number {
  return requests.reduce((bytes, { transferSize }) => bytes + transferSize, 0)
}
