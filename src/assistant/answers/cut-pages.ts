import { setImmediate } from 'node:timers/promises'
import { cutPage, type PageToCut } from './cut-page.ts'
import type { Passage } from './passage.ts'

/** One page at a time: each takes the processor for milliseconds, and whoever asks for anything else goes first. */
export async function cutPages(pages: PageToCut[]): Promise<Passage[]> {
  const passages: Passage[] = []
  for (const page of pages) {
    await setImmediate()
    passages.push(...cutPage(page))
  }
  return passages
}
