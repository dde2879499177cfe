import { useEffect, useRef } from 'react'
import { addressHere } from '#platform/text/language.ts'
import { Icon } from '#ui/icon.tsx'
import { ChatMark } from './chat-mark.tsx'
import { onEscape } from './on-escape.ts'
import { launcherCopy } from './words.en.ts'

const { options: copy, linkPath } = launcherCopy

interface OptionsPanelProps {
  /** Website Help was chosen and did not come. */
  hasFailed: boolean
  onHelp: () => void
  onCalculator: () => void
  onDismiss: () => void
}

/** The choice between the two assistants. */
export function OptionsPanel({ hasFailed, onHelp, onCalculator, onDismiss }: OptionsPanelProps) {
  const first = useRef<HTMLButtonElement>(null)

  useEffect(() => first.current?.focus(), [])

  return (
    <section className="panel-asst" role="dialog" aria-label={copy.name} onKeyDown={onEscape(onDismiss)}>
      <div className="pa__h on-deep">
        <h2 className="h-mid">{copy.heading}</h2>
        <p className="muted small">{copy.intro}</p>
      </div>
      <div className="pa__b">
        {hasFailed && (
          <p className="err" role="alert">
            <Icon name="bad" />
            <span>
              {copy.failed} <a href={addressHere(linkPath)}>{copy.failedLink}</a>
            </span>
          </p>
        )}
        <button className="opt" type="button" ref={first} onClick={onHelp}>
          <ChatMark />
          <span>
            <b>{copy.help.name}</b>
            {copy.help.about}
          </span>
          <Icon name="go" />
        </button>
        <button className="opt" type="button" onClick={onCalculator}>
          <Icon name="bill" />
          <span>
            <b>{copy.calculator.name}</b>
            {copy.calculator.about}
          </span>
          <Icon name="go" />
        </button>
      </div>
    </section>
  )
}
