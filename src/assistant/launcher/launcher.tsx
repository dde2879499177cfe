import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { WritingWave } from '#assistant/chat/writing-wave.tsx'
import { addressHere } from '#platform/text/language.ts'
import { Button } from '#ui/button.tsx'
import { fetchAgain } from '#ui/fetch-again.ts'
import { Icon } from '#ui/icon.tsx'
import { readSiteSettings } from '#ui/site-settings.ts'
import { ChatMark } from './chat-mark.tsx'
import { goTo, takeConversation } from './go-on.ts'
import { INITIAL } from './launcher-machine.ts'
import { onEscape } from './on-escape.ts'
import { type Launcher as RunningLauncher, runLauncher } from './run-launcher.ts'
import type { ChatWidget, WidgetHost } from './widget-host.ts'
import { launcherCopy as copy } from './words.en.ts'
import './panel.css'

interface LoadingPanelProps {
  onTryAgain: () => void
  onDismiss: () => void
}

interface LauncherButtonProps {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onPress: () => void
}

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
  const door = loadChatWidget({
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
    'go-to-calculator': () => location.assign(addressHere(CALCULATOR)),
  })
  return running
}

/** The round button at the right of the rail. */
function LauncherButton({ button, isOpen, onPress }: LauncherButtonProps) {
  return (
    <button
      className="asst__btn needs-script"
      type="button"
      ref={button}
      aria-label={isOpen ? copy.close : copy.open}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {isOpen ? <Icon name="close" /> : <ChatMark />}
    </button>
  )
}

/** Stands in for a widget whose script is on its way; one that comes at once never lets it be seen. */
function LoadingPanel({ onTryAgain, onDismiss }: LoadingPanelProps) {
  const panel = useRef<HTMLElement>(null)

  useEffect(() => panel.current?.focus(), [])

  return (
    <section
      className="panel-asst panel-asst--loading"
      role="dialog"
      aria-label={copy.options.help.name}
      tabIndex={-1}
      ref={panel}
      onKeyDown={onEscape(onDismiss)}
    >
      <div className="pa__b">
        <p role="status">{copy.loading}</p>
        <WritingWave />
        <Button tone="line" small onClick={onTryAgain}>
          {copy.tryAgain}
        </Button>
      </div>
    </section>
  )
}

/** Loads the chat widget once, whoever's it is, and hands on what the launcher wants of it. */
function loadChatWidget(host: WidgetHost) {
  let loading: Promise<ChatWidget> | undefined
  let widget: ChatWidget | undefined

  return {
    async load() {
      loading ??= loadWidget()
      widget = await loading.catch((error: unknown) => {
        // Asked for again, it may come.
        loading = undefined
        throw error
      })
      widget.init(host)
    },
    show: () => widget?.show(),
    hide: () => widget?.hide(),
    remove: () => widget?.remove(),
  }
}

async function loadWidget(): Promise<ChatWidget> {
  const settings = await readSiteSettings()
  if (settings?.chat_widget_url) {
    const { loadOutsideWidget } = await fetchAgain(() => import('./outside-widget.ts'))
    return loadOutsideWidget(settings.chat_widget_url, settings.chat_widget_id)
  }

  const { ownWidget } = await fetchAgain(() => import('#assistant/chat/own-widget.tsx'))
  return ownWidget
}

const { options: optionsCopy, linkPath } = copy

interface OptionsPanelProps {
  /** Website Help was chosen and did not come. */
  hasFailed: boolean
  onHelp: () => void
  onCalculator: () => void
  onDismiss: () => void
}

/** The choice between the two assistants. */
function OptionsPanel({ hasFailed, onHelp, onCalculator, onDismiss }: OptionsPanelProps) {
  const first = useRef<HTMLButtonElement>(null)

  useEffect(() => first.current?.focus(), [])

  return (
    <section className="panel-asst" role="dialog" aria-label={optionsCopy.name} onKeyDown={onEscape(onDismiss)}>
      <div className="pa__h on-deep">
        <h2 className="h-mid">{optionsCopy.heading}</h2>
        <p className="muted small">{optionsCopy.intro}</p>
      </div>
      <div className="pa__b">
        {hasFailed && (
          <p className="err" role="alert">
            <Icon name="bad" />
            <span>
              {optionsCopy.failed} <a href={addressHere(linkPath)}>{optionsCopy.failedLink}</a>
            </span>
          </p>
        )}
        <button className="opt" type="button" ref={first} onClick={onHelp}>
          <ChatMark />
          <span>
            <b>{optionsCopy.help.name}</b>
            {optionsCopy.help.about}
          </span>
          <Icon name="go" />
        </button>
        <button className="opt" type="button" onClick={onCalculator}>
          <Icon name="bill" />
          <span>
            <b>{optionsCopy.calculator.name}</b>
            {optionsCopy.calculator.about}
          </span>
          <Icon name="go" />
        </button>
      </div>
    </section>
  )
}
