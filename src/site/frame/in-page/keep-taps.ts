type Control = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  /** React's own. */
  _valueTracker?: { setValue: (value: string) => void }
}

/** What does nothing without its script. Links, forms and summaries work by themselves. */
const NEEDS_SCRIPT = 'button[type=button],[role=tab]'
/** Parts of a page that come alive by themselves: see ui/late.tsx. */
const PART = '[data-late]'

const alive = new WeakSet<Element>()
const tapped = new Set<HTMLElement>()
const typed = new Map<Control, string | boolean>()

/**
 * A tap on what is not alive yet is kept, and done once it is: so nothing is lost on a slow line. What was typed or
 * chosen meanwhile is told to the scripts as if it were typed then.
 */
export function keepTaps() {
  addEventListener('click', keep, true)
  addEventListener('input', note, true)
  addEventListener('change', note, true)

  window.comeAlive = (part) => {
    alive.add(part)
    typed.forEach((value, control) => {
      if (isAlive(control) && typed.delete(control)) tell(control, value)
    })
    tapped.forEach((control) => {
      if (isAlive(control) && tapped.delete(control)) press(control)
    })
  }
}

function isAlive(at: Element): boolean {
  return alive.has(at.closest(PART) || document.documentElement)
}

function keep(event: Event) {
  const control = (event.target as Element).closest<HTMLElement>(NEEDS_SCRIPT)
  if (!control || isAlive(control)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  control.setAttribute('aria-busy', 'true')
  // The last one is done last.
  tapped.delete(control)
  tapped.add(control)
}

function note({ target }: Event) {
  const control = target as Control
  if (control.form === undefined || isAlive(control)) return
  typed.delete(control)
  typed.set(control, choiceOrText(control))
}

/** Where no script comes: a tab is a link, and leads on. */
export function forgetTaps() {
  removeEventListener('click', keep, true)
  tapped.forEach(press)
}

function press(control: HTMLElement) {
  control.removeAttribute('aria-busy')
  control.click()
}

function choiceOrText(control: Control): string | boolean {
  return isChoice(control) ? control.checked : control.value
}

/**
 * React looks whether the value differs from the one that it last knew, and keeps that beside the control. To change it
 * there and not in the control leaves the caret where it is, and a word whole that a keyboard is composing.
 */
function tell(control: Control, value: string | boolean) {
  if (isChoice(control)) {
    control.checked = !value
    return control.click()
  }
  // A text area has the server's text again.
  if (control.type !== 'file' && control.value !== value) control.value = value as string
  if (control._valueTracker) control._valueTracker.setValue(`${value}.`)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

function isChoice(control: Control): control is Control & HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}
