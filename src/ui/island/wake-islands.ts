import type { ComponentType } from 'react'
import { fetchAgain } from '#ui/fetch-again.ts'
import { whenIdle } from '#ui/in-page/when.ts'
import { whenNearViewport } from '#ui/when-near-viewport.ts'
import { uiCopy as copy } from '#ui/words.en.ts'
import type { hydrateIsland } from './hydrate-island.tsx'
import type { IslandList } from './island-list.ts'

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
  window.taps?.onTouch(wake)
  return (name) => document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`).forEach(wake)

  async function wake(island: HTMLElement) {
    if (woken.has(island)) return
    woken.add(island)
    try {
      const [{ hydrateIsland }, { default: component }] = await Promise.all([
        fetchAgain(fetchReact),
        fetchAgain(list[island.dataset.island!]!),
      ])
      hydrateIsland(island, component as ComponentType<object>, () => window.taps?.alive(island))
    } catch (error) {
      console.warn(`The island ${island.dataset.island} did not come`, error)
      const { instead } = island.dataset
      if (instead) island.addEventListener('click', () => location.assign(instead))
      else sayMissing(island)
      window.taps?.giveUp(island)
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
