import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { launcherCopy as copy } from '#content/launcher.ts'
import { ChatMark } from './chat-mark.tsx'
import type { LiveLauncherProps } from './live-launcher.tsx'
import type { DoorHost } from './widget-door.ts'

interface AssistantProps {
  /** The calculator needs the whole page (specification, Floating elements). */
  isHidden: boolean
  /** What the contact form checks; the page knows it, this feature does not. */
  loadEnquiryRules: DoorHost['loadEnquiryRules']
}

/** Before its script has come, and without one, the round button is a link to a page where people are asked. */
export function Assistant({ isHidden, loadEnquiryRules }: AssistantProps) {
  const { pathname } = useLocation()
  const Launcher = useLiveLauncher(!isHidden)

  if (Launcher)
    return <Launcher path={pathname.replace(/(?<=.)\/$/, '')} isHidden={isHidden} loadEnquiryRules={loadEnquiryRules} />
  if (isHidden) return null

  return (
    <aside className="asst" aria-label={copy.options.name}>
      <a className="asst__btn" href={copy.linkPath} aria-label={copy.link}>
        <ChatMark />
      </a>
    </aside>
  )
}

function useLiveLauncher(isWanted: boolean): ComponentType<LiveLauncherProps> | undefined {
  const [Launcher, setLauncher] = useState<ComponentType<LiveLauncherProps>>()

  useEffect(() => {
    if (!isWanted || Launcher) return
    let isMounted = true
    import('./live-launcher.tsx').then(
      ({ LiveLauncher }) => isMounted && setLauncher(() => LiveLauncher),
      // Then the link stays what it is.
      (error) => console.warn('Assistant: its script did not come', error),
    )
    return () => {
      isMounted = false
    }
  }, [isWanted, Launcher])

  return Launcher
}
