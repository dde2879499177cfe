import { type ComponentType, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { fetchAgain } from '#ui/fetch-again.ts'
import { useAlive } from '#ui/use-alive.ts'
import { ChatMark } from './chat-mark.tsx'
import { LauncherButton } from './launcher-button.tsx'
import type { LiveLauncherProps } from './live-launcher.tsx'
import { useHint } from './use-hint.ts'
import { launcherCopy as copy } from './words.en.ts'

interface AssistantProps {
  /** The calculator needs the whole page (specification, Floating elements). */
  isHidden: boolean
}

const fetchLauncher = () => fetchAgain(() => import('./live-launcher.tsx'))

/**
 * The round button. Without script it is a link to a page where people are asked; what it opens comes when somebody
 * is about to press it.
 */
export function Assistant({ isHidden }: AssistantProps) {
  const path = useLocation().pathname.replace(/(.)\/$/, '$1')
  const isAlive = useAlive()
  const hint = useHint(!isHidden)
  const button = useRef<HTMLButtonElement>(null)
  const [Launcher, setLauncher] = useState<ComponentType<LiveLauncherProps>>()
  const hintShown = { hint: hint.isShown ? hintFor(path) : undefined, onCloseHint: closeHint, button }

  function closeHint() {
    hint.close()
    button.current?.focus()
  }

  async function open() {
    try {
      const { LiveLauncher } = await fetchLauncher()
      setLauncher(() => LiveLauncher)
    } catch (error) {
      console.warn('Assistant: its script did not come', error)
      location.assign(copy.linkPath)
    }
  }

  if (Launcher) return <Launcher {...hintShown} isHidden={isHidden} />
  if (isHidden) return null
  if (isAlive)
    return (
      <LauncherButton
        {...hintShown}
        isOpen={false}
        onNear={() => void fetchLauncher().catch(() => {})}
        onPress={() => void open()}
      />
    )

  return <AssistantLink />
}

/** Without script, or where ours fails. */
export function AssistantLink() {
  return (
    <aside className="asst" aria-label={copy.options.name}>
      <a className="asst__btn" href={copy.linkPath} aria-label={copy.link}>
        <ChatMark />
      </a>
    </aside>
  )
}

function hintFor(path: string): readonly string[] {
  const { usual, byPage } = copy.hint
  return Object.hasOwn(byPage, path) ? byPage[path as keyof typeof byPage] : usual
}
