import type { Control, Typed } from '#ui/island/kept-taps.ts'

/** Where a control stands: a part that a translator has changed is drawn anew, with another control in its place. */
interface Place {
  part: HTMLElement
  /** Among those of its kind in the part; -1 for one outside that opens it. */
  number: number
}

/** What does nothing without its script, or something else. Links and summaries work by themselves. */
const NEEDS_SCRIPT = 'button[type=button],[role=tab],[data-opens]'
const ISLAND = '[data-island]'
/** A page that comes alive whole. */
const PART = `${ISLAND},[data-routed]`

const settled = new WeakSet<Element>()
const touched = new Set<HTMLElement>()
const pressed = new Map<HTMLElement, Place>()
const typed = new Map<Control, Typed>()
let wake: ((island: HTMLElement) => void) | undefined

/**
 * A tap on what is not alive yet, and a form that is sent from it, are kept and done once it is: nothing is lost on a slow
 * line. What was typed or chosen meanwhile is told to the scripts as if it were typed then. `onTouch`: somebody is here.
 */
export function keepTaps(onTouch: () => void) {
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change', 'pointerover']) {
    addEventListener(type, (event) => touch(event, onTouch), { capture: true, passive: true })
  }
  addEventListener('click', keepClick, true)
  addEventListener('submit', keepSubmit, true)
  addEventListener('input', note, true)
  addEventListener('change', note, true)

  window.taps = {
    isAlive,
    settle: (part) => settled.add(part),
    release,
    typed,
    onTouch(act) {
      wake = act
      touched.forEach(act)
    },
  }
}

/** Where no script comes: a tab is a link, and leads on. */
export function giveUpAll() {
  document.querySelectorAll(PART).forEach((part) => {
    settled.add(part)
  })
  release()
}

function release() {
  // The last one is done last.
  pressed.forEach(({ part, number }, control) => {
    if (!settled.has(part) || !pressed.delete(control)) return
    press(control.isConnected ? control : (alike(control, part)[number] ?? control))
  })
}

function touch({ target, type }: Event, onTouch: () => void) {
  const part = partOf(target)
  // A pointer that goes by is no touch of what is large.
  const isNear = type !== 'pointerover' || (target as Element).closest('button,[data-opens]')
  if (part && isNear && part.matches(ISLAND) && !settled.has(part)) {
    touched.add(part)
    wake?.(part)
  } else if (type === 'pointerover') return
  onTouch()
}

function partOf(at: EventTarget | null): HTMLElement | null {
  if (!(at instanceof Element)) return null
  const opener = at.closest<HTMLElement>('[data-opens]')
  return opener
    ? document.querySelector<HTMLElement>(`[data-island="${opener.dataset.opens}"]`)
    : at.closest<HTMLElement>(PART)
}

function isAlive(at: Element): boolean {
  const part = partOf(at)
  return !part || settled.has(part)
}

function keepClick(event: Event) {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent
  const control = (target as Element).closest<HTMLElement>(NEEDS_SCRIPT)
  if (!control || metaKey || ctrlKey || shiftKey || altKey) return
  keep(event, control)
}

function keepSubmit(event: Event) {
  const form = event.target as HTMLElement
  // The desk's forms are sent by the browser until it is alive.
  if (form.closest(ISLAND))
    keep(event, (event as SubmitEvent).submitter ?? form.querySelector<HTMLElement>('[type=submit]') ?? form)
}

function keep(event: Event, control: HTMLElement) {
  const part = partOf(control)
  if (!part || settled.has(part)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  control.setAttribute('aria-busy', 'true')
  pressed.delete(control)
  pressed.set(control, { part, number: [...alike(control, part)].indexOf(control) })
}

function alike({ localName }: HTMLElement, part: HTMLElement): NodeListOf<HTMLElement> {
  return part.querySelectorAll(localName)
}

function press(control: HTMLElement) {
  control.removeAttribute('aria-busy')
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else control.click()
}

function note({ target }: Event) {
  const control = target as Control
  if (control.form === undefined || isAlive(control)) return
  const { checked, value } = control as HTMLInputElement
  // The last is told last.
  typed.delete(control)
  typed.set(control, { checked, value })
}
