import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
import './dialog.css'

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>
  /** The id of its heading. */
  labelledBy: string
  /** After it has closed, whichever way: Escape, the backdrop, a button, or the script. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog. The browser keeps the focus inside, answers Escape and gives the focus back. */
export function Dialog({ ref, labelledBy, onClose, children }: DialogProps) {
  const isPressedOutside = useRef(false)

  // A press that began inside, to mark a text, and ends outside is not meant for the backdrop.
  function onPointerDown(event: PointerEvent<HTMLDialogElement>) {
    isPressedOutside.current = event.target === event.currentTarget
  }

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (isPressedOutside.current && event.target === event.currentTarget) event.currentTarget.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on a keyboard Escape does what the backdrop does
    <dialog
      className="dialog"
      ref={ref}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {children}
    </dialog>
  )
}
