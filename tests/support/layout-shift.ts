import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

interface Shifts {
  /** To three decimals, as it is reported everywhere. */
  score: string
  /** What moved, for whoever has to mend it. */
  moved: string[]
}

/** How much of the page has moved since it was opened without the visitor having touched it. */
export function layoutShift(page: Page): Promise<Shifts> {
  return page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        const shifts: Shift[] = []
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // Entries of the past are handed over before the next frame is drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(summed())))

        function summed(): Shifts {
          const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
          const score = unasked.reduce((sum, { value }) => sum + value, 0).toFixed(3)
          return { score, moved: Number(score) > 0 ? unasked.flatMap(({ sources }) => sources.map(nameOf)) : [] }
        }

        function nameOf({ node }: Shift['sources'][number]): string {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.nodeName.toLowerCase()}.${element?.getAttribute('class')}: ${node?.textContent?.slice(0, 40)}`
        }
      }),
  )
}
