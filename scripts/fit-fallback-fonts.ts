// Fits the fonts that a device has to ours, so that nothing moves when ours comes:
// node scripts/run.mjs fit-fallback-fonts URL ROBOTO-REGULAR.ttf ROBOTO-BOLD.ttf > src/ui/styles/fallback-fonts.css
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { companyLinks, mainNav } from '../src/company/nav.en.ts'
import { wholeBrowserPath } from './browser.ts'

const [site = 'http://localhost:3000', robotoRegular, robotoBold] = process.argv.slice(2)
if (!robotoRegular || !robotoBold) throw new Error('Name the two files of Roboto')

const PATHS = [...[...mainNav, ...companyLinks].map(({ path }) => path), '/book-audit', '/termsandconditions']

/** Our three widths, by the range of font-stretch that means each; headings have figures of their own widths. */
const VOICES = [
  { stretches: '75% 89%', stretch: 82, figures: 'tabular-nums' },
  { stretches: '90% 105%', stretch: 100, figures: 'tabular-nums' },
  { stretches: '106% 125%', stretch: 112, figures: 'proportional-nums' },
]
/** Ours are those of tokens.css, each in the range where no other is; a device has its regular and, from 600 on, its bold. */
const WEIGHTS = [
  { lightest: 400, heaviest: 479, face: 'regular' },
  { lightest: 480, heaviest: 599, face: 'regular' },
  { lightest: 600, heaviest: 659, face: 'bold' },
  { lightest: 660, heaviest: 699, face: 'bold' },
  { lightest: 700, heaviest: 800, face: 'bold' },
] as const
/** Arial or what measures the same; else Roboto, which is what Android has. */
const DEVICES = [
  {
    family: 'Anek Fallback',
    regular: { source: local('Arial', 'Liberation Sans'), file: local('Arial', 'Liberation Sans') },
    bold: { source: local('Arial Bold', 'Liberation Sans Bold'), file: local('Arial Bold', 'Liberation Sans Bold') },
  },
  {
    family: 'Anek Fallback Roboto',
    regular: { source: local('Roboto', 'Roboto Regular'), file: inline(robotoRegular) },
    bold: { source: local('Roboto Bold', 'Roboto'), file: inline(robotoBold) },
  },
] as const
/** To the percent: lines are as high as the styles say, and this moves letters within them by a tenth of a pixel. */
const ASCENT = 0.9
const DESCENT = 0.2

const browser = await chromium.launch({ executablePath: wholeBrowserPath(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
const copy = await readCopy()
for (const { family, regular, bold } of DEVICES) {
  const faces = Object.entries({ regular, bold })
  await page.addStyleTag({
    content: faces
      .map(([name, { file }]) => `@font-face { font-family: "${family} ${name}"; src: ${file} }`)
      .join('\n'),
  })
}

console.info('/* Made by scripts/fit-fallback-fonts.ts, which says how. */')
for (const device of DEVICES)
  for (const { stretches, stretch, figures } of VOICES)
    for (const { lightest, heaviest, face } of WEIGHTS) {
      const words = copy.filter(
        (words) => words.stretch === stretch && words.weight >= lightest && words.weight <= heaviest,
      )
      if (words.length === 0) continue

      const ours = `100px "Anek Latin"; font-stretch: ${stretch}%; font-variant-numeric: ${figures}`
      const width = (await widthOf(words, ours)) / (await widthOf(words, `100px "${device.family} ${face}"`))
      console.info(`@font-face {
  font-family: "${device.family}";
  src: ${device[face].source};
  font-weight: ${lightest} ${heaviest};
  font-stretch: ${stretches};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ASCENT / width, 0)};
  descent-override: ${percent(DESCENT / width, 0)};
}`)
    }
await browser.close()

interface Words {
  text: string
  weight: number
  stretch: number
}

/** Everything that our pages say, and in which cut of the font; what they repeat, once. */
async function readCopy(): Promise<Words[]> {
  const copy = new Map<string, Words>()

  for (const path of PATHS) {
    await page.goto(site + path, { waitUntil: 'load' })
    for (const words of await wordsOf(page)) copy.set(Object.values(words).join(), words)
  }
  return [...copy.values()]
}

function wordsOf(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const found: Words[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)

    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim()
      if (!text || !parent || ['SCRIPT', 'STYLE'].includes(parent.nodeName)) continue
      const { fontWeight, fontStretch } = getComputedStyle(parent)
      found.push({ text, weight: Number(fontWeight), stretch: Number.parseFloat(fontStretch) })
    }
    return found
  })
}

function widthOf(runs: Words[], font: string): Promise<number> {
  return page.evaluate(
    async ({ runs, font, isOurs }) => {
      const probe = document.createElement('span')
      probe.style.cssText = `position: absolute; white-space: pre; letter-spacing: 0; font: ${font}`
      document.body.append(probe)
      probe.textContent = runs[0]?.text ?? ''
      probe.getBoundingClientRect()
      await document.fonts.ready

      const widths = runs.map(({ text, weight }) => {
        probe.textContent = text
        probe.style.fontWeight = isOurs ? String(weight) : 'normal'
        return probe.getBoundingClientRect().width
      })
      probe.remove()
      return widths.reduce((sum, width) => sum + width, 0)
    },
    { runs, font, isOurs: font.includes('Anek Latin') },
  )
}

function local(...names: string[]): string {
  return names.map((name) => `local("${name}")`).join(', ')
}

function inline(file: string): string {
  return `url(data:font/ttf;base64,${readFileSync(file, 'base64')})`
}

function percent(ratio: number, decimals = 1): string {
  return `${(ratio * 100).toFixed(decimals)}%`
}
