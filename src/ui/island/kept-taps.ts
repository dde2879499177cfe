// What a visitor does in a part that is not alive yet. Until this has come, early-acts.ts, within the page, keeps it.

type Control = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  /** React's own. */
  _valueTracker?: { setValue: (value: string) => void }
}

type Typed = Pick<HTMLInputElement, 'checked' | 'value'>

/** What the script within the page has kept, and what it knows already, so that it is not sent twice. */
export interface EarlyActs {
  /** From now on this hears what a visitor does; first of all that happened before. */
  handOver: (hear: (event: Event) => void) => void
  /** The part that this stands in or opens, if any. */
  partOf: (at: EventTarget | null) => HTMLElement | null
  /** Holds back what only a script can do: returns what was clicked, or sends the form. */
  hold: (event: Event) => HTMLElement | null
  /** Does it now. */
  press: (control: HTMLElement) => void
}

declare global {
  interface Window {
    early?: EarlyActs
  }
}

/** Where a control stands: a part that a translator has changed is drawn anew, with another control in its place. */
interface Place {
  part: HTMLElement
  /** Among those of its kind in the part; -1 for one outside that opens it. */
  number: number
}

/** Parts that answer by themselves, or never will. */
const settled = new WeakSet<Element>()
const pressed = new Map<HTMLElement, Place>()
/** What was last typed or chosen. */
const typed = new Map<Control, Typed>()

/**
 * A tap on what is not alive yet, and a form that is sent from it, are kept and done once it is. What was typed or chosen
 * meanwhile is told to the scripts as if it were typed then. To be called before the first part comes alive. `onTouch` is
 * told of each part that was touched and is not alive, those before too.
 */
export function keepTaps(onTouch: (part: HTMLElement) => void = () => {}) {
  // By these somebody reaches a part before it is touched.
  for (const type of ['focusin', 'pointerover']) addEventListener(type, hear, true)
  window.early?.handOver(hear)

  function hear(event: Event) {
    const { type } = event
    const target = event.target as Control
    const part = sleepingPartOf(target)
    if (!part) return
    // A pointer that goes by is no touch of what is large.
    if (type !== 'pointerover' || target.closest('button,[data-opens]')) onTouch(part)
    if (type === 'input' || type === 'change') note(target)
    const control = window.early!.hold(event)
    if (!control) return
    pressed.delete(control)
    pressed.set(control, { part, number: [...alike(control, part)].indexOf(control) })
  }
}

/** Does what a visitor did in this part before it was alive; from now on it answers by itself. */
export function doKeptTaps(part: Element) {
  part.setAttribute('data-alive', '')
  settled.add(part)
  // After the task in which React has drawn: of a part that it drew anew, what was typed is carried over first.
  queueMicrotask(() => {
    typed.forEach((what, control) => {
      if (!sleepingPartOf(control) && typed.delete(control)) tell(control, what)
    })
    release()
  })
}

/** Its script does not come: what was pressed is done as the browser does it. */
export function giveUpTaps(part: Element) {
  settled.add(part)
  release()
}

function release() {
  // The last one is done last.
  pressed.forEach(({ part, number }, control) => {
    if (!settled.has(part) || !pressed.delete(control)) return
    window.early!.press(control.isConnected ? control : (alike(control, part)[number] ?? control))
  })
}

/** The part that this stands in or opens, if that does not answer by itself yet. */
function sleepingPartOf(at: EventTarget | null): HTMLElement | null {
  const part = window.early?.partOf(at)
  return part && !settled.has(part) ? part : null
}

function alike({ localName }: HTMLElement, part: HTMLElement): NodeListOf<HTMLElement> {
  return part.querySelectorAll(localName)
}

function note(control: Control) {
  if (control.form === undefined) return
  const { checked, value } = control as HTMLInputElement
  // The last is told last.
  typed.delete(control)
  typed.set(control, { checked, value })
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
