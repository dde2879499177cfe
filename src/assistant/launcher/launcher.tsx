import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { goTo, takeConversation } from './go-on.ts'
import { LauncherButton } from './launcher-button.tsx'
import { INITIAL } from './launcher-machine.ts'
import { LoadingPanel } from './loading-panel.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { type Launcher as RunningLauncher, runLauncher } from './run-launcher.ts'
import { openWidgetDoor } from './widget-door.ts'
import './panel.css'

const CALCULATOR = '/energy-calculator'

/** The round button, the machine behind it and what it opens. */
export default function Launcher() {
  const button = useRef<HTMLButtonElement>(null)
  const [launcher] = useState(() => beginLauncher(() => button.current?.focus()))
  const { at, isWaiting, hasFailed } = useSyncExternalStore(launcher.subscribe, launcher.read, () => INITIAL)

  useEffect(() => {
    if (takeConversation()) {
      launcher.send('press')
      launcher.send('choose-help')
    }
    // Back from the calculator, out of the browser's memory.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && launcher.send('calculator-left')
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [launcher])

  function dismiss() {
    launcher.send('dismiss')
    button.current?.focus()
  }

  return (
    <>
      <LauncherButton button={button} isOpen={at !== 'closed'} onPress={() => launcher.send('press')} />
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

function beginLauncher(focusButton: () => void): RunningLauncher {
  const door = openWidgetDoor({
    dismiss() {
      running.send('dismiss')
      focusButton()
    },
    switchAssistant: () => running.send('switch'),
    startAgain: () => running.send('choose-help'),
    navigate: (href, title) => goTo(href, { title, isOpen: running.read().at === 'chatbase' }),
  })
  const running = runLauncher({
    'load-widget': door.load,
    'show-widget': door.show,
    'hide-widget': door.hide,
    'remove-widget': door.remove,
    'go-to-calculator': () => location.assign(CALCULATOR),
  })
  return running
}
