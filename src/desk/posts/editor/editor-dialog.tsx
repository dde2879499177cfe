import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#ui/dialog.tsx'
import type { Elements } from '#ui/elements.ts'
import { openDialog } from '#ui/open-dialog.ts'

interface EditorDialogProps {
  heading: string
  onSubmit: () => void
  onClose: () => void
  children: Elements
}

/** A small form over the editor, outside the article's own form; what happens in it stays in it. */
export function EditorDialog({ heading, onSubmit, onClose, children }: EditorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const opened = dialog.current
    if (opened) openDialog(opened)
    // Of one that is only taken away, no browser gives the focus back.
    return () => opened?.close()
  }, [])

  return createPortal(
    // React's events climb out of portals, into the article's form.
    <div onInput={stay} onChange={stay} onSubmit={stay}>
      <Dialog ref={dialog} labelledBy={`${id}-heading`} onClose={onClose}>
        <form
          className="form editor-dialog"
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <h2 id={`${id}-heading`}>{heading}</h2>
          {children}
        </form>
      </Dialog>
    </div>,
    document.body,
  )
}

function stay(event: SyntheticEvent) {
  event.stopPropagation()
}
