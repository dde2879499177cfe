import { launch } from 'chrome-launcher'
import lighthouse, { defaultConfig, type Flags, type RunnerResult } from 'lighthouse'
import { browserPath, wholeBrowserPath } from '../../scripts/browser.ts'
import { longWork } from './long-work.ts'

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Or a browser without windows places letters on whole pixels, as no phone does.
  '--font-render-hinting=none',
]

/** A browser of the tests, without windows, leaves the machine's cores to the page; a whole one is what visitors have. */
const BROWSERS = { shell: browserPath, whole: wholeBrowserPath }

export interface Way {
  /** Whether a phone's line and processor are computed from a fast load, or really applied to it. */
  method: 'simulated' | 'applied'
  browser: keyof typeof BROWSERS
  /** How much slower than this machine's processor a phone's is. */
  slower: number
}

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
  /** Lighthouse's benchmark index: how fast this machine is. */
  machine: number
}

interface NetworkRequest {
  resourceType?: string
  transferSize: number
  statusCode: number
}

/** One run of Lighthouse as on a phone: slow 4G and a slower processor. */
export async function measurePage(url: string, { method, browser, slower }: Way): Promise<Measures> {
  const { lhr, artifacts } = await runLighthouse(BROWSERS[browser](), url, {
    onlyCategories: ['performance'],
    throttlingMethod: method === 'simulated' ? 'simulate' : 'devtools',
    throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slower },
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
    longWork: longWork(artifacts.Trace, method === 'simulated' ? slower : 1),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    bytes: sum(requests),
    scriptBytes: sum(scripts),
    requests: requests.length,
    machine: lhr.environment.benchmarkIndex,
  }
}

/** In a browser of its own. Now and then one fails to record anything: then once more. */
async function runLighthouse(chromePath: string, url: string, flags: Flags, tries = 3): Promise<RunnerResult> {
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS, logLevel: 'silent' })
  const result = await lighthouse(url, { ...flags, port: chrome.port }).finally(() => chrome.kill())

  if (result && !result.lhr.runtimeError) return result
  if (tries > 1) return runLighthouse(chromePath, url, flags, tries - 1)
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
}

function sum(requests: NetworkRequest[]): number {
  return requests.reduce((bytes, { transferSize }) => bytes + transferSize, 0)
}
