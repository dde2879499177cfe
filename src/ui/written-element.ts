export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** An element that stands in the page now, and the way to the one that will stand in its place. */
export interface WrittenElement {
  element: HTMLElement
  findNew: () => HTMLElement | undefined
  /** What stood in it last: React may empty a text area before it gives up on a page. */
  text?: string
}

/** Of a field whose text React keeps, the element does not tell what was there before somebody wrote in it. */
const touched = new WeakSet<EventTarget>()
globalThis.document?.addEventListener('input', ({ target }) => touched.add(target!), true)

const KEPT = 'input:not([type=hidden],[type=submit]),textarea,select,details'

/** All that a visitor may have typed into, chosen or opened. */
export function noteControls(within: ParentNode): WrittenElement[] {
  return [...within.querySelectorAll<HTMLElement>(KEPT)].map(noteElement)
}

export function noteElement(element: HTMLElement): WrittenElement {
  const selector = selectorOf(element)
  const place = [...document.querySelectorAll(selector)].indexOf(element)
  return {
    element,
    findNew: () => document.querySelectorAll<HTMLElement>(selector)[place],
    text: textOf(element),
  }
}

/** Fills in what has taken the place of elements that are gone. Returns those that nothing has taken the place of yet. */
export function carryControls(written: WrittenElement[]): WrittenElement[] {
  return written.filter((each) => {
    const now = each.element.isConnected ? undefined : each.findNew()
    if (now) carry(each, now)
    return !now
  })
}

/**
 * As carryControls does, and also what is drawn only once something else is carried: a choice, the fields that it opens, and
 * those that were set again by them.
 */
export function carryControlsInTurn(written: WrittenElement[], turns = 3) {
  carryControls(written)
  // React draws what has changed.
  if (turns > 1) setTimeout(carryControlsInTurn, 0, written, turns - 1)
}

export function textOf(element: HTMLElement): string | undefined {
  return isControl(element) ? element.value : undefined
}

function selectorOf(element: HTMLElement): string {
  if (element.id) return `#${CSS.escape(element.id)}`
  const attributes = ['name', 'type', 'href', 'class', ...(isChoice(element) ? ['value'] : [])]
  const said = attributes.filter((name) => element.hasAttribute(name))
  return element.localName + said.map((name) => `[${name}="${CSS.escape(element.getAttribute(name)!)}"]`).join('')
}

function carry({ element, text }: WrittenElement, now: HTMLElement) {
  if (element instanceof HTMLDetailsElement) {
    ;(now as HTMLDetailsElement).open = element.open
  } else if (isChoice(element)) {
    if (element.checked !== element.defaultChecked && (now as HTMLInputElement).checked !== element.checked) now.click()
  } else if (element instanceof HTMLInputElement && element.type === 'file') {
    const control = now as HTMLInputElement
    const move = () => element.files?.length && tell(control, () => (control.files = element.files))
    if (!control.files?.length) move()
    // A list of files that was open by then tells the control that is gone.
    element.addEventListener('change', move)
  } else if (text !== undefined && text !== textOf(now) && (touched.has(element) || text !== renderedText(element))) {
    // React does not notice what is set by the property that it has put on the element itself.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')!
    tell(now, () => set!.call(now, text))
  }
}

function tell(control: HTMLElement, change: () => void) {
  change()
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** What the page gave it at first. */
export function renderedText(element: HTMLElement): string | undefined {
  if (!(element instanceof HTMLSelectElement)) return (element as Exclude<Control, HTMLSelectElement>).defaultValue
  return ([...element.options].find(({ defaultSelected }) => defaultSelected) ?? element.options[0])?.value
}

function isControl(element: HTMLElement): element is Control {
  return element.matches('input,textarea,select')
}

function isChoice(element: HTMLElement): element is HTMLInputElement {
  return element.matches('[type=checkbox],[type=radio]')
}
