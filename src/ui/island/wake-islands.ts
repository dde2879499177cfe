import type { ComponentType } from 'react'
import { fetchAgain } from '#ui/fetch-again.ts'
import { whenIdle } from '#ui/in-page/when.ts'
import { uiCopy as copy } from '#ui/words.en.ts'
import type { hydrateIsland } from './hydrate-island.tsx'
import type { IslandList } from './island-list.ts'
import { doKeptTaps, giveUpTaps, keepTaps } from './kept-taps.ts'

// In development, components must find React Router's runtime for changes before they are read.
if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')

interface IslandScripts {
  list: IslandList
  /** React, which comes with the first island that wakes. */
  fetchReact: () => Promise<{ hydrateIsland: typeof hydrateIsland }>
}

/** Wakes each island of the page in its time. Returns a way to wake those of a name now. */
export function wakeIslands({ list, fetchReact }: IslandScripts): (name: string) => void {
  const woken = new WeakSet<Element>()

  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { wakes } = island.dataset
    if (wakes === 'idle') whenIdle(() => wake(island))
    // It has no box of its own: what stands in it has, or around it.
    const place = island.firstElementChild ?? island.parentElement
    if (wakes === 'near' && place) void whenNearViewport(place).then(() => wake(island))
  }
  keepTaps(wake)
  return (name) => document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`).forEach(wake)

  async function wake(island: HTMLElement) {
    if (woken.has(island)) return
    woken.add(island)
    try {
      const [{ hydrateIsland }, { default: component }] = await Promise.all([
        fetchAgain(fetchReact),
        fetchAgain(list[island.dataset.island!]!),
      ])
      hydrateIsland(island, component as ComponentType<object>, () => doKeptTaps(island))
    } catch (error) {
      console.warn(`The island ${island.dataset.island} did not come`, error)
      const { instead } = island.dataset
      if (instead) island.addEventListener('click', () => location.assign(instead))
      else sayMissing(island)
      giveUpTaps(island)
    }
  }
}

/** What the server wrote stays: its links lead on, and its forms are sent by the browser. */
function sayMissing(island: HTMLElement) {
  const told = document.createElement('p')
  told.className = 'missing-part on-sheet'
  told.setAttribute('role', 'alert')
  const again = document.createElement('a')
  again.href = location.pathname + location.search
  again.textContent = copy.reload
  told.append(copy.missing, ' ', again)
  island.append(told)
}

/** On a slow line its script has to set out well before. */
const A_VIEW_AHEAD = '100%'
/** What lies under the rail at the foot is not seen yet: as high as --rail-h. */
const ABOVE_RAIL = '-56px'

/** Resolves when a visitor sees the element, or scrolls and is about to. */
function whenNearViewport(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const isScrolling = new AbortController()
    const observers = [watch(ABOVE_RAIL)]
    addEventListener('scroll', () => observers.push(watch(A_VIEW_AHEAD)), {
      once: true,
      passive: true,
      signal: isScrolling.signal,
    })

    function watch(below: string): IntersectionObserver {
      // Also when it is far above: a page may be opened at its end.
      const observer = new IntersectionObserver(come, { rootMargin: `9999% 0% ${below} 0%` })
      observer.observe(element)
      return observer
    }

    function come(entries: IntersectionObserverEntry[]) {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      isScrolling.abort()
      for (const observer of observers) observer.disconnect()
      resolve()
    }
  })
}
