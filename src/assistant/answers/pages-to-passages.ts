import { setImmediate } from 'node:timers/promises'
import { type PageToCut, pageToPassages } from './page-to-passages.ts'
import type { Passage } from './passage.ts'

/** One page at a time: each takes the processor for milliseconds, and whoever asks for anything else goes first. */
export async function pagesToPassages(pages: PageToCut[]): Promise<Passage[]> {
  const passages: Passage[] = []
  for (const page of pages) {
    await setImmediate()
    passages.push(...pageToPassages(page))
  }
  return passages
}
