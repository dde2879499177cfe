import { useEffect } from 'react'

const KEPT_AS = 'desk-keys'

/** Whether this browser's user wants single letters to do something. */
export function areKeysOn(): boolean {
  return localStorage.getItem(KEPT_AS) !== 'off'
}

export function keepKeysOn(isOn: boolean) {
  localStorage.setItem(KEPT_AS, isOn ? 'on' : 'off')
}

/**
 * Calls `act` with each key, which says whether it meant anything; gives what ends it. Keys rest while somebody types,
 * and where a modifier says that the browser or a screen reader is meant.
 */
export function onLetter(act: (key: string) => boolean): () => void {
  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
    if (act(event.key)) event.preventDefault()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

/** Keys that move through the inbox. */
export function useInboxKeys(isOn: boolean, onHelp: () => void) {
  useEffect(() => (isOn ? onLetter((key) => act(key, onHelp)) : undefined), [isOn, onHelp])
}

/** Does what a key means; says whether it meant anything. */
function act(key: string, onHelp: () => void): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-lead]')]
  const row = document.activeElement?.closest('.inbox__row')
  const at = links.findIndex((link) => row?.contains(link))

  switch (key) {
    case 'j':
      return focus(links[at + 1])
    case 'k':
      return focus(links[Math.max(at - 1, 0)])
    // Elsewhere they scroll.
    case 'ArrowDown':
      return at >= 0 && focus(links[at + 1])
    case 'ArrowUp':
      return at >= 0 && focus(links[at - 1])
    case 'x':
      return press(row?.querySelector<HTMLInputElement>('input[name="lead"]'))
    case 'o':
      return press(links[at])
    case '/':
      return focus(document.querySelector<HTMLInputElement>('#q'))
    case '?':
      onHelp()
      return true
    default:
      return false
  }
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return Boolean(element)
}

function press(element: HTMLElement | null | undefined): boolean {
  element?.click()
  return Boolean(element)
}

// A check box is pressed, not typed into.
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]')
  )
}
