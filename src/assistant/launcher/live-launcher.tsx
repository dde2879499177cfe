import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { landOnHeading } from './land-on-heading.ts'
import { type HintProps, LauncherButton } from './launcher-button.tsx'
import { INITIAL } from './launcher-machine.ts'
import { LoadingPanel } from './loading-panel.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { type Launcher, runLauncher } from './run-launcher.ts'
import { openWidgetDoor } from './widget-door.ts'
import './panel.css'

export interface LiveLauncherProps extends HintProps {
  isHidden: boolean
}

const CALCULATOR = '/energy-calculator'

/** The launcher from its first press on: the machine, its button and what it opens. */
export function LiveLauncher({ isHidden, button, hint, onCloseHint }: LiveLauncherProps) {
  const launcher = useLauncher(() => button.current?.focus())
  const { at, isWaiting, hasFailed } = useSyncExternalStore(
    launcher?.subscribe ?? subscribeToNothing,
    () => launcher?.read() ?? INITIAL,
  )

  useEffect(() => {
    if (!isHidden) launcher?.send('calculator-left')
  }, [isHidden, launcher])

  if (isHidden || !launcher) return null

  function dismiss() {
    launcher?.send('dismiss')
    button.current?.focus()
  }

  return (
    <>
      <LauncherButton
        button={button}
        isOpen={at !== 'closed'}
        hint={at === 'closed' ? hint : undefined}
        onPress={() => launcher.send('press')}
        onCloseHint={onCloseHint}
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

function useLauncher(focusButton: () => void): Launcher | undefined {
  const navigate = useNavigate()
  const [launcher, setLauncher] = useState<Launcher>()
  const latest = useRef({ navigate, focusButton })
  latest.current = { navigate, focusButton }

  // Before the browser paints: the button that stands there until now must not leave a gap.
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
    })
    const running = runLauncher({
      'load-widget': door.load,
      'show-widget': door.show,
      'hide-widget': door.hide,
      'remove-widget': door.remove,
      'go-to-calculator': () => void latest.current.navigate(CALCULATOR),
    })
    running.send('press')
    setLauncher(running)
    return running.stop
  }, [])

  return launcher
}

function subscribeToNothing() {
  return () => {}
}
