import type { Page } from '@playwright/test'

/** Texts that stand upon one another, and bars that leave too little of the window, or cover where the page ends. */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is for screen readers alone, drawn by the browser, or a picture.
    const APART = '.vh, .skip, svg, select, option, textarea, [aria-hidden=true], dialog:not([open])'
    const found = new Set<string>()
    const lines = linesOfText()

    lines.sort((one, other) => one.top - other.top)
    lines.forEach((line, place) => {
      for (const other of lines.slice(place + 1)) {
        if (other.top >= line.bottom) break
        const width = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        if (other.element !== line.element && line.bar === other.bar && width > 2)
          found.add(`${nameOf(line)} and ${nameOf(other)}`)
      }
    })

    const bars = [...document.querySelectorAll('body *')].filter(
      (each) => /fixed|sticky/.test(getComputedStyle(each).position) && each.checkVisibility() && isBar(each),
    )
    const taken = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
    if (taken > innerHeight / 2) found.add(`bars take ${Math.round(taken)} of ${innerHeight}`)

    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const end = Math.min(
      innerHeight,
      ...bars.map((bar) => bar.getBoundingClientRect().top).filter((top) => top > innerHeight / 2),
    )
    const last = Math.max(
      ...linesOfText()
        .filter(({ bar }) => !bar)
        .map(({ bottom }) => bottom),
    )
    if (last > end + 1) found.add(`the page ends ${Math.round(last - end)} below a bar`)
    scrollTo({ top: 0, behavior: 'instant' })
    return [...found]

    /** The middle of each line that is seen: letters are lower than their line, and lines of one text may be set close. */
    function linesOfText() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const lines: {
        element: Element
        bar: Element | undefined
        text: string
        left: number
        right: number
        top: number
        bottom: number
      }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!
        if (!node.textContent?.trim() || element.closest(APART)) continue
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
          const middle = (top + bottom) / 2
          if (width > 2 && isShown(element, middle, (left + right) / 2))
            lines.push({
              element,
              bar: barOf(element),
              text: node.textContent.trim(),
              left,
              right,
              top: middle - size * 0.3,
              bottom: middle + size * 0.3,
            })
        }
      }
      return lines
    }

    /** What is scrolled or cut away within its box is not seen. */
    function isShown(element: Element, y: number, x: number): boolean {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(each)
        const box = each.getBoundingClientRect()
        if (clipPath !== 'none') return false
        if (overflowX !== 'visible' && (x < box.left || x > box.right)) return false
        if (overflowY !== 'visible' && (y < box.top || y > box.bottom)) return false
      }
      return true
    }

    function barOf(element: Element): Element | undefined {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return each
      return undefined
    }

    function isBar(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect()
      return width > innerWidth * 0.9 && height > 0 && height < innerHeight * 0.9
    }

    function nameOf({ element, text }: { element: Element; text: string }): string {
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? element.parentElement?.getAttribute('class') ?? ''} “${text.slice(0, 30)}”`
    }
  })
}
