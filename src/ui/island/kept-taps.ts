// What keep-taps.ts, within the page, kept until a part is alive. Here and not there, since the page is lighter without it.
export type Control = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  /** React's own. */
  _valueTracker?: { setValue: (value: string) => void }
}

export type Typed = Pick<HTMLInputElement, 'checked' | 'value'>

export interface Taps {
  /** Whether its part answers by itself, or it stands in none. */
  isAlive: (at: Element) => boolean
  /** From now on this part answers by itself. */
  settle: (part: Element) => unknown
  /** Does what was pressed in parts that are settled: by their scripts, or, where those do not come, as the browser does it. */
  release: () => void
  /** What a visitor last typed or chose in what is not alive. */
  typed: Map<Control, Typed>
  /** Told of each island that was touched and is not alive, those before too. */
  onTouch: (wake: (island: HTMLElement) => void) => void
}

declare global {
  interface Window {
    taps?: Taps
  }
}

/** Does what a visitor did in this part before it was alive; from now on it answers by itself. */
export function doKeptTaps(part: Element) {
  part.setAttribute('data-alive', '')
  const { taps } = window
  if (!taps) return
  taps.settle(part)
  // After the task in which React has drawn: of a part that it drew anew, what was typed is carried over first.
  queueMicrotask(() => {
    taps.typed.forEach((typed, control) => {
      if (taps.isAlive(control) && taps.typed.delete(control)) tell(control, typed)
    })
    taps.release()
  })
}

/** Its script does not come: what was pressed is done as the browser does it. */
export function giveUpTaps(part: Element) {
  window.taps?.settle(part)
  window.taps?.release()
}

/**
 * React looks whether the value differs from the one that it last knew, and keeps that beside the control. To change it
 * there and not in the control leaves the caret where it is, and a word whole that a keyboard is composing.
 */
function tell(control: Control, { checked, value }: Typed) {
  if (control.type === 'checkbox' || control.type === 'radio') {
    Object.assign(control, { checked: !checked })
    return control.click()
  }
  // A text area has the server's text again.
  if (control.type !== 'file' && control.value !== value) control.value = value
  if (control._valueTracker) control._valueTracker.setValue(`${value}.`)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
