import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { contactCopy as copy } from './words.en.ts'

interface QuickActionsProps {
  message: RefObject<HTMLTextAreaElement | null>
  /** What the message says now. */
  text: string
  onPick: (sentence: string) => void
  disabled: boolean
}

/** Fill the message with a sentence to begin with; what the visitor wrote is replaced only if they say so. */
export function QuickActions({ message, text, onPick, disabled }: QuickActionsProps) {
  const [asked, setAsked] = useState<string>()
  const replace = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (asked) replace.current?.focus()
  }, [asked])

  function choose(sentence: string) {
    const isOwnText = text.trim() !== '' && !copy.quickActions.some((action) => action.message === text)
    if (isOwnText) setAsked(sentence)
    else fill(sentence)
  }

  function fill(sentence: string) {
    onPick(sentence)
    settle()
  }

  function settle() {
    setAsked(undefined)
    message.current?.focus()
  }

  return (
    <fieldset className="field full needs-script" disabled={disabled}>
      <legend>{copy.about}</legend>
      <div className="chips">
        {copy.quickActions.map((action) => (
          <button
            key={action.label}
            type="button"
            className="chip"
            aria-pressed={text === action.message}
            onClick={() => choose(action.message)}
          >
            {action.label}
          </button>
        ))}
      </div>
      {asked && (
        <div className="row replace-question" role="alert">
          <span>{copy.replace.question}</span>
          <Button tone="line" small ref={replace} onClick={() => fill(asked)}>
            {copy.replace.yes}
          </Button>
          <Button tone="line" small onClick={settle}>
            {copy.replace.no}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
