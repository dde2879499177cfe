import type { RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import { ChatMark } from './chat-mark.tsx'
import { launcherCopy as copy } from './words.en.ts'

interface LauncherButtonProps {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onPress: () => void
}

/** The round button at the right of the rail. */
export function LauncherButton({ button, isOpen, onPress }: LauncherButtonProps) {
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
