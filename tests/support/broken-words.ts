import type { Locator } from '@playwright/test'

/** The words of these elements that begin on one line and end on another, or reach out of them. */
export function brokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const words: string[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
        for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          const isOutside = range.getBoundingClientRect().right > element.getBoundingClientRect().right + 1
          if (lines.size > 1 || isOutside) words.push(word)
        }
      return words
    }),
  )
}
