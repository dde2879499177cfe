import type { RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import { ChatMark } from './chat-mark.tsx'
import { launcherCopy as copy } from './words.en.ts'

export interface HintProps {
  button: RefObject<HTMLButtonElement | null>
  /** The lines of the hint bubble, where it is shown. */
  hint: readonly string[] | undefined
  onCloseHint: () => void
}

interface LauncherButtonProps extends HintProps {
  isOpen: boolean
  onPress: () => void
  /** Somebody is about to press it. */
  onNear?: () => void
}

/** The round button at the bottom right, with its hint bubble. */
export function LauncherButton({ button, isOpen, hint, onPress, onNear, onCloseHint }: LauncherButtonProps) {
  return (
    <aside className="asst" aria-label={copy.options.name}>
      {hint && (
        <div className="bubble">
          <span>
            {hint.map((line) => (
              <span className="bubble__line" key={line}>
                {`${line} `}
              </span>
            ))}
          </span>
          <button type="button" aria-label={copy.hint.close} onClick={onCloseHint}>
            <Icon name="close" />
          </button>
        </div>
      )}
      <button
        className="asst__btn"
        type="button"
        ref={button}
        aria-label={isOpen ? copy.close : copy.open}
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onPress}
      >
        {isOpen ? <Icon name="close" /> : <ChatMark />}
      </button>
    </aside>
  )
}
