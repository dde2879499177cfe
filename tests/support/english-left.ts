import type { Page } from '@playwright/test'
import { inOneLine, SAME } from './in-english.ts'
import { textsOfPage, toldOfPage } from './texts-of-page.ts'

/** Names and terms that stand in Latin letters in every language: of products, houses and papers, of the law, and as bills print them. */
const NAMES = [
  ...['Bijli Auditor', 'AI Smart Plug', 'One Coral', 'Coral Urja', 'Play Store', 'App Store', 'English'],
  ...[
    'Digital Personal Data Protection Act',
    'Digital Personal Data Protection Rules',
    'Data Protection Board of India',
    'Survey of India',
    'Baseline Database for the Indian Power Sector',
    'Bureau of Indian Standards',
    'Bureau of Energy Efficiency',
    'Lawrence Berkeley National Laboratory',
    'Electricity (Rights of Consumers) Rules',
    ...['Down To Earth', 'BusinessLine', 'Millennium Post'],
  ],
]

const KNOWN = [...NAMES, ...SAME].sort((one, other) => other.length - one.length)

/** What a page in an Indian language still says in English. */
export async function englishLeft(page: Page): Promise<string[]> {
  return [...(await textsOfPage(page)), ...(await toldOfPage(page))].filter(isEnglish).map(inOneLine)
}

function isEnglish(text: string): boolean {
  const left = KNOWN.reduce((rest, each) => rest.replaceAll(each, ' '), text).replace(
    /\S+@\S+|https?:\S+|\/[\w/.&-]+/g,
    '',
  )
  // Abbreviations are in capitals. One word beside words of the page's own letters is a term; two in a row are English.
  const words = left.match(/[A-Za-z]*[a-z]{3,}[A-Za-z]*/g) ?? []
  const isTerm = words.length <= 2 && /[^\x00-\u024f\u2000-\u2bff]/.test(left)
  // No term: what joins words says that the sentence was made in English.
  const isJoined = /(^|[\s(])(and|at|by|for|from|of|or|the|to|with)(?=[\s),.:]|$)/.test(left)
  return (words.length > 0 && !isTerm) || isJoined
}

/** The names that the accessibility tree says, which are in English; what is marked is taken out of the tree before. */
export async function namesInEnglish(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const marked of document.querySelectorAll('body [lang], body [translate=no]'))
      marked.setAttribute('aria-hidden', 'true')
  })
  const tree = await page.locator('body').ariaSnapshot()
  const names = [...tree.matchAll(/^\s*- [a-z]+ "((?:[^"\\]|\\.)*)"/gm)].map(([, name = '']) => name)
  return names
    .map((name) => ({ name, left: KNOWN.reduce((rest, each) => rest.replaceAll(each, ' '), name) }))
    .filter(
      ({ left }) => /[A-Za-z]*[a-z]{3,}.*\s[A-Za-z]*[a-z]{3,}/.test(left) && !/[^\0-\u024f\u2000-\u2bff]/.test(left),
    )
    .map(({ name }) => name)
}

/** Texts that are cut off or reach out of their box, at the width that the window has now. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is for screen readers, comes with the focus, or is drawn by the browser; on phones those links are icons.
    const ELSEWHERE = '.vh, .skip, .floats__text, svg, select, option, [aria-hidden=true], dialog:not([open])'
    const found = new Set<string>()
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width)
      found.add(`the page is ${document.documentElement.scrollWidth} wide`)

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      if (!node.textContent?.trim() || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      if (element.closest(ELSEWHERE)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (isCut(box, element)) found.add(`${nameOf(element)}: ${node.textContent.trim().slice(0, 60)}`)
    }
    return [...found]

    /** Whether a line of it lies beyond what shows of it, where nothing can be scrolled. */
    function isCut(line: DOMRect, element: Element): boolean {
      if (line.width < 2 || line.height < 2) return false
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(each)
        const box = each.getBoundingClientRect()
        const isScrolled = /auto|scroll/.test(overflowX)
        if (isScrolled) return false
        if (/hidden|clip/.test(overflowX) && (line.right > box.right + 1 || line.left < box.left - 1)) return true
        // The letters of a line are lower than the line is high.
        if (/hidden|clip/.test(overflowY) && line.top + line.height / 2 > box.bottom) return true
        if (position === 'fixed') return false
      }
      return line.right > innerWidth + 1 || line.left < -1
    }

    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    }
  })
}
