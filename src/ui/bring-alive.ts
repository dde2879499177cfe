import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** An element as the server wrote it, and the way to the one that React has put in its place. */
interface Written {
  element: HTMLElement
  findNew: () => HTMLElement | undefined
  /** What stood in it last: React may empty a text area before it gives up on the page. */
  text?: string
}

const KEPT = 'input:not([type=hidden],[type=submit]),textarea,select,details'

let path: string | undefined
let isDrawnAnew = false
let written: Written[] = []
let focused: Written | undefined

/**
 * Has React take over what the server wrote. A translator in the browser, or an extension, may have changed the page by
 * then: React draws anew what it does not recognize, often the whole page. What the visitor has typed, chosen and opened,
 * the focus, and the marks on the root element are carried over to that.
 */
export function bringAlive(container: Element | Document, app: ReactNode) {
  path = location.pathname
  written = [...container.querySelectorAll<HTMLElement>(KEPT)].map(note)
  addEventListener('input', ({ target }) => {
    const changed = written.find(({ element }) => element === target)
    if (changed) changed.text = textOf(changed.element)
  })
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused = note(target)
  })
  if (document.activeElement instanceof HTMLElement) focused = note(document.activeElement)
  const marks = new MutationObserver(() => {})
  marks.observe(document.documentElement, { attributes: true, attributeOldValue: true })

  hydrateRoot(container, app, {
    onRecoverableError(error) {
      isDrawnAnew = true
      // In the same task: only what React has just taken away.
      putBack(marks.takeRecords())
      carryOver()
      reportError(error)
    },
  })
}

/** For a part that comes after the rest of a page that was drawn anew. */
export function carryOver() {
  // On another page nothing of it is wanted.
  if (!isDrawnAnew || location.pathname !== path) return

  written = written.filter((each) => {
    const now = each.element.isConnected ? undefined : each.findNew()
    if (now) carry(each, now)
    return !now
  })
  if (focused && !focused.element.isConnected && document.activeElement === document.body) giveFocus(focused)
}

function note(element: HTMLElement): Written {
  const selector = selectorOf(element)
  const place = [...document.querySelectorAll(selector)].indexOf(element)
  return {
    element,
    findNew: () => document.querySelectorAll<HTMLElement>(selector)[place],
    text: textOf(element),
  }
}

function selectorOf(element: HTMLElement): string {
  if (element.id) return `#${CSS.escape(element.id)}`
  const attributes = ['name', 'type', 'href', 'class', ...(isChoice(element) ? ['value'] : [])]
  const said = attributes.filter((name) => element.hasAttribute(name))
  return element.localName + said.map((name) => `[${name}="${CSS.escape(element.getAttribute(name)!)}"]`).join('')
}

function carry({ element, text }: Written, now: HTMLElement) {
  if (element instanceof HTMLDetailsElement) {
    ;(now as HTMLDetailsElement).open = element.open
  } else if (isChoice(element)) {
    if (element.checked !== element.defaultChecked && (now as HTMLInputElement).checked !== element.checked) now.click()
  } else if (element instanceof HTMLInputElement && element.type === 'file') {
    if (element.files?.length) tell(now, () => ((now as HTMLInputElement).files = element.files))
  } else if (text !== undefined && text !== renderedText(element) && text !== textOf(now)) {
    // React does not notice what is set by the property that it has put on the element itself.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')!
    tell(now, () => set!.call(now, text))
  }
}

function tell(control: HTMLElement, change: () => void) {
  change()
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

function giveFocus({ element, findNew }: Written) {
  const now = findNew()
  now?.focus({ preventScroll: true })
  if (isText(element) && isText(now)) now.setSelectionRange(element.selectionStart, element.selectionEnd)
}

function putBack(changes: MutationRecord[]) {
  const root = document.documentElement
  for (const { attributeName, oldValue } of changes) {
    if (attributeName && oldValue !== null && !root.hasAttribute(attributeName)) {
      root.setAttribute(attributeName, oldValue)
    }
  }
}

function textOf(element: HTMLElement): string | undefined {
  return isControl(element) ? element.value : undefined
}

function renderedText(element: HTMLElement): string | undefined {
  if (!(element instanceof HTMLSelectElement)) return (element as Exclude<Control, HTMLSelectElement>).defaultValue
  return ([...element.options].find(({ defaultSelected }) => defaultSelected) ?? element.options[0])?.value
}

function isControl(element: HTMLElement): element is Control {
  return element.matches('input,textarea,select')
}

function isChoice(element: HTMLElement): element is HTMLInputElement {
  return element.matches('[type=checkbox],[type=radio]')
}

function isText(element: HTMLElement | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  return Boolean(element?.matches('textarea,input:is([type=text],[type=tel],[type=search],:not([type]))'))
}
