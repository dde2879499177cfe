import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { oneCoralCopy, oneCoralModules } from '#content/one-coral.ts'
import { moduleAfterKey } from './module-after-key.ts'
import { ModulePanel } from './module-panel.tsx'

const { modules: copy } = oneCoralCopy

/** The eight modules; the address names the one that is shown, so that it can be sent to somebody. */
export function ModuleTabs() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const tabs = useRef<HTMLDivElement>(null)
  const asked = oneCoralModules.findIndex(({ slug }) => slug === params.get('module'))
  const selected = Math.max(asked, 0)

  useEffect(() => {
    // On a phone the tabs are a strip; only it is moved, never the page.
    const strip = tabs.current
    const tab = strip?.children[selected] as HTMLElement | undefined
    if (strip && tab) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
  }, [selected])

  function onKeyDown(event: KeyboardEvent) {
    const next = moduleAfterKey(event.key, selected, oneCoralModules.length)
    if (next === undefined) return

    event.preventDefault()
    void navigate(addressOf(next), { replace: true, preventScrollReset: true })
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
            data-in-place
            aria-selected={index === selected}
            aria-controls={slug}
            tabIndex={index === selected ? 0 : -1}
          >
            {name}
          </a>
        ))}
      </div>
      {oneCoralModules.map((module, index) => (
        <ModulePanel key={module.slug} module={module} isSelected={index === selected} />
      ))}
    </div>
  )
}

function addressOf(index: number): string {
  return `/one-coral?module=${oneCoralModules[index]?.slug}`
}
