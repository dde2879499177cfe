import type { KeyboardEvent } from 'react'

/** Escape closes what has the focus, and nothing behind it. */
export function onEscape(dismiss: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    dismiss()
  }
}
