import type { ChatWidget } from './widget-host.ts'

/** What widgets of this kind put on the window to be opened and closed with: Chatbase's own, and a plain one. */
interface OutsideApi {
  chatbase?: (command: 'open' | 'close') => void
  chatWidget?: { open?: () => void; close?: () => void }
}

/**
 * Loads somebody else's widget. Whatever it puts into the page's body is taken
 * for its own, so that it can be hidden and removed though it does not help.
 */
export async function loadOutsideWidget(url: string, id: string | null): Promise<ChatWidget> {
  const elements = watchBody()
  await loadScript(url, id)
  const api = window as OutsideApi

  return {
    init() {
      for (const element of elements) {
        setShown(element, false)
        if (!element.isConnected) document.body.append(element)
      }
    },
    show() {
      for (const element of elements) setShown(element, true)
      api.chatWidget?.open?.()
      api.chatbase?.('open')
    },
    hide() {
      for (const element of elements) setShown(element, false)
      api.chatWidget?.close?.()
      api.chatbase?.('close')
    },
    remove() {
      for (const element of elements) element.remove()
    },
  }
}

function watchBody(): Set<HTMLElement> {
  const elements = new Set<HTMLElement>()
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && node.tagName !== 'SCRIPT' && !isReacts(node)) elements.add(node)
    }
  })
  observer.observe(document.body, { childList: true })
  return elements
}

// The frame's own parts come and go as well (the floating links on the calculator's page); React marks what it made.
function isReacts(node: HTMLElement): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'))
}

// Its own style sheet may say otherwise: ours has to be heard.
function setShown({ style }: HTMLElement, isShown: boolean) {
  if (isShown) style.removeProperty('display')
  else style.setProperty('display', 'none', 'important')
}

function loadScript(url: string, id: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    if (id) {
      script.id = id
      script.setAttribute('data-id', id)
      script.setAttribute('chatbotId', id)
    }
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${url} did not load`))
    }
    document.body.append(script)
  })
}
