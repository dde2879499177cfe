import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import { moduleAddress, type OneCoralModule } from './module-address.ts'
import { ModuleContent } from './module-content.tsx'
import { oneCoralCopy } from './words.en.ts'

const { modules: copy } = oneCoralCopy

interface ModuleTabsProps {
  /** The address of one of them. */
  asked?: string
  modules: readonly OneCoralModule[]
}

/**
 * The modules; the address names the one that is shown, so that it can be sent to somebody. Only its drawing comes
 * with the page, the others once it is alive: each is an eighth of what the page brings and a quarter of its
 * elements, and nobody sees them before. Without script a link shows each.
 */
export default function ModuleTabs({ asked, modules }: ModuleTabsProps) {
  const tabs = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(() => placeOf(modules, asked))
  const isAlive = useHydrated()
  // Made once, React passes them by when another is chosen.
  const drawn = useMemo(
    () => modules.map((module) => <ModuleContent module={module} isDrawn key={module.slug} />),
    [modules],
  )
  const addressOf = (index: number) => moduleAddress(modules[index]!)

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
    const next = moduleAfterKey(event.key, selected, modules.length)
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
        {modules.map(({ slug, name }, index) => (
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
      {/* Without script all are shown, one below the other; see one-coral.css. */}
      {modules.map((module, index) => (
        <div
          className="module on-sheet"
          role="tabpanel"
          key={module.slug}
          id={module.slug}
          aria-labelledby={`tab-${module.slug}`}
          data-selected={index === selected || undefined}
        >
          {isAlive || index === selected ? drawn[index] : <ModuleContent module={module} />}
        </div>
      ))}
    </div>
  )
}

function placeOf(modules: readonly OneCoralModule[], asked?: string): number {
  return Math.max(
    0,
    modules.findIndex(({ slug }) => slug === asked),
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
