import type { ReactNode } from 'react'
import { type HydrationOptions, hydrateRoot } from 'react-dom/client'
import { carryControls, noteControls, noteElement, textOf, type WrittenElement } from './written-element.ts'

/**
 * Has React take over what the server wrote. A translator in the browser, or an extension, may have changed the page by
 * then: React draws anew what it does not recognize. What the visitor has typed, chosen and opened, the focus, and the
 * marks on the root element are carried over to that.
 */
export function bringAlive(
  container: Element | Document,
  app: ReactNode,
  options?: Pick<HydrationOptions, 'identifierPrefix'>,
) {
  let written = noteControls(container)
  let focused: WrittenElement | undefined
  const marks = new MutationObserver(() => {})
  marks.observe(document.documentElement, { attributes: true, attributeOldValue: true })
  // Before React hears of it: a letter or a focus that comes while it takes over has it draw the page at once.
  addEventListener('input', noteText, true)
  addEventListener('focusin', noteFocus, true)
  noteFocus({ target: document.activeElement })

  hydrateRoot(container, app, {
    ...options,
    onRecoverableError(error) {
      // In the task in which React has drawn the page: only what it has taken away.
      putBack(marks.takeRecords())
      written = carryControls(written)
      if (focused && !focused.element.isConnected && document.activeElement === document.body) giveFocus(focused)
      reportError(error)
    },
  })

  function noteText({ target }: Event) {
    const changed = written.find(({ element }) => element === target)
    if (changed) changed.text = textOf(changed.element)
  }

  function noteFocus({ target }: { target: EventTarget | null }) {
    if (target instanceof HTMLElement && container.contains(target)) focused = noteElement(target)
  }
}

function giveFocus({ element, findNew }: WrittenElement) {
  const now = findNew() as HTMLInputElement | undefined
  now?.focus({ preventScroll: true })
  // A number only where there is a text with a cursor in it.
  const { selectionStart, selectionEnd } = element as HTMLInputElement
  if (typeof selectionStart === 'number') now?.setSelectionRange(selectionStart, selectionEnd)
}

function putBack(changes: MutationRecord[]) {
  const root = document.documentElement
  for (const { attributeName, oldValue } of changes) {
    if (attributeName && oldValue !== null && !root.hasAttribute(attributeName)) {
      root.setAttribute(attributeName, oldValue)
    }
  }
}
