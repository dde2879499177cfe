import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { launcherCopy as copy } from '#content/launcher.ts'
import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { landOnHeading } from './land-on-heading.ts'
import { LauncherButton } from './launcher-button.tsx'
import { INITIAL } from './launcher-machine.ts'
import { LoadingPanel } from './loading-panel.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { type Launcher, runLauncher } from './run-launcher.ts'
import { type DoorHost, openWidgetDoor } from './widget-door.ts'
import './panel.css'

export interface LiveLauncherProps {
  path: string
  isHidden: boolean
  loadEnquiryRules: DoorHost['loadEnquiryRules']
}

const CALCULATOR = '/energy-calculator'
/** Who has closed the hint has read it; it does not come back in this tab. */
const HINT_KEY = 'assistant-hint-closed'

/** The launcher with its script: the machine, its button and what it opens. */
export function LiveLauncher({ path, isHidden, loadEnquiryRules }: LiveLauncherProps) {
  const button = useRef<HTMLButtonElement>(null)
  const launcher = useLauncher(loadEnquiryRules, () => button.current?.focus())
  const { at, hasHint, isWaiting, hasFailed } = useSyncExternalStore(
    launcher?.subscribe ?? subscribeToNothing,
    () => launcher?.read() ?? INITIAL,
  )

  useEffect(() => {
    if (!isHidden) launcher?.send('calculator-left')
  }, [isHidden, launcher])

  if (isHidden || !launcher) return null

  function closeHint() {
    writeSessionEntry(HINT_KEY, true)
    launcher?.send('hint-closed')
    button.current?.focus()
  }

  function dismiss() {
    launcher?.send('dismiss')
    button.current?.focus()
  }

  return (
    <>
      <LauncherButton
        button={button}
        isOpen={at !== 'closed'}
        hint={at === 'closed' && hasHint ? hintFor(path) : undefined}
        onPress={() => launcher.send('press')}
        onCloseHint={closeHint}
      />
      {at === 'open' && (
        <OptionsPanel
          hasFailed={hasFailed}
          onHelp={() => launcher.send('choose-help')}
          onCalculator={() => launcher.send('choose-calculator')}
          onDismiss={dismiss}
        />
      )}
      {at === 'chatbase' && isWaiting && (
        <LoadingPanel onTryAgain={() => launcher.send('choose-help')} onDismiss={dismiss} />
      )}
    </>
  )
}

function useLauncher(loadEnquiryRules: DoorHost['loadEnquiryRules'], focusButton: () => void): Launcher | undefined {
  const navigate = useNavigate()
  const [launcher, setLauncher] = useState<Launcher>()
  const latest = useRef({ navigate, focusButton })
  latest.current = { navigate, focusButton }

  // Before the browser paints: the link that stands there until now must not leave a gap.
  useLayoutEffect(() => {
    const door = openWidgetDoor({
      dismiss() {
        running.send('dismiss')
        latest.current.focusButton()
      },
      switchAssistant: () => running.send('switch'),
      startAgain: () => running.send('choose-help'),
      async navigate(href, title) {
        await latest.current.navigate(href)
        if (!href.includes('#')) landOnHeading(title)
      },
      loadEnquiryRules,
    })
    const running = runLauncher(
      {
        'load-widget': door.load,
        'show-widget': door.show,
        'hide-widget': door.hide,
        'remove-widget': door.remove,
        'go-to-calculator': () => void latest.current.navigate(CALCULATOR),
      },
      !readSessionEntry<boolean>(HINT_KEY),
    )
    setLauncher(running)
    return running.stop
  }, [loadEnquiryRules])

  return launcher
}

function hintFor(path: string): readonly string[] {
  const { usual, byPage } = copy.hint
  return Object.hasOwn(byPage, path) ? byPage[path as keyof typeof byPage] : usual
}

function subscribeToNothing() {
  return () => {}
}
