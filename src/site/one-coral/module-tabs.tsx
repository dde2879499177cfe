import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { afterFrame } from '#ui/after-frame.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { moduleAddress } from './module-address.ts'
import { ModuleContent } from './module-content.tsx'
import { oneCoralCopy, oneCoralModules } from './words.en.ts'

const { modules: copy } = oneCoralCopy

// Made once, React passes them by when another is chosen.
const drawn = oneCoralModules.map((module) => <ModuleContent module={module} isDrawn key={module.slug} />)
const undrawn = oneCoralModules.map((module) => <ModuleContent module={module} key={module.slug} />)

/**
 * The eight modules; the address names the one that is shown, so that it can be sent to somebody. Only its drawing comes
 * with the page, the other seven once it is alive: they are an eighth of what the page brings and a quarter of its
 * elements, and nobody sees them before. Without script a link shows each.
 */
export default function ModuleTabs({ asked }: { asked?: string }) {
  const tabs = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(() => placeOf(asked))
  const isAlive = useHydrated()

  // Where a tab stands is known once it has been laid out: asked before, the page is laid out for it within the tap.
  useEffect(() => afterFrame(() => centre(tabs.current?.children[selected])), [selected])

  /** The page stays where it is, and what it showed is no step of the way. */
  function select(index: number) {
    setSelected(index)
    history.replaceState(history.state, '', addressOf(index))
  }

  function onClick(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    select(index)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = moduleAfterKey(event.key, selected, oneCoralModules.length)
    if (next === undefined) return

    event.preventDefault()
    select(next)
    tabs.current?.querySelectorAll('a')[next]?.focus()
  }

  return (
    <div className="modules">
      <div
        className="modules__tabs needs-script"
        role="tablist"
        aria-label={copy.label}
        aria-orientation="vertical"
        ref={tabs}
        onKeyDown={onKeyDown}
      >
        {oneCoralModules.map(({ slug, name }, index) => (
          <a
            key={slug}
            role="tab"
            id={`tab-${slug}`}
            href={addressOf(index)}
            onClick={(event) => onClick(event, index)}
            aria-selected={index === selected}
            aria-controls={slug}
            tabIndex={index === selected ? 0 : -1}
          >
            {name}
          </a>
        ))}
      </div>
      {/* Without script all eight are shown, one below the other; see one-coral.css. */}
      {oneCoralModules.map(({ slug }, index) => (
        <div
          className="module on-sheet"
          role="tabpanel"
          key={slug}
          id={slug}
          aria-labelledby={`tab-${slug}`}
          data-selected={index === selected || undefined}
        >
          {(isAlive || index === selected ? drawn : undrawn)[index]}
        </div>
      ))}
    </div>
  )
}

/** On a phone the tabs are a strip; only it is moved, never the page. */
function centre(tab?: Element) {
  const strip = tab?.parentElement
  if (!(tab instanceof HTMLElement) || !strip) return
  strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
}

function addressOf(index: number): string {
  return moduleAddress(oneCoralModules[index]!)
}

function placeOf(asked?: string): number {
  return Math.max(
    0,
    oneCoralModules.findIndex(({ slug }) => slug === asked),
  )
}

/** Which tab a key leads to, round the end; undefined when the key means nothing to tabs. */
export function moduleAfterKey(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (selected + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (selected - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  // A tab is pressed with the space bar too; a link is not.
  if (key === ' ') return selected
  return undefined
}
