import type { Browser, BrowserContext } from '@playwright/test'

export interface Translation {
  /** Before any script of the page runs, or once it is alive; in both cases whatever changes is translated again. */
  begins: 'before' | 'after'
  /** Other words make what the server wrote differ from what React expects; figures stay. */
  words: 'kept' | 'changed'
}

/**
 * Does to each page what a browser's translator does: it puts elements of its own in the place of each text, as the page
 * is read or once it is alive, and again whenever a text comes.
 */
export async function translatePages(context: BrowserContext, translation: Translation) {
  await context.addInitScript(translate, translation)
}

/** The same for every page that the browser will open. */
export function translateAllPages(browser: Browser, translation: Translation) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    if (options?.javaScriptEnabled !== false) await translatePages(context, translation)
    return context
  }
}

/** Runs in the page. */
function translate({ begins, words }: Translation) {
  const LEFT_ALONE = 'script,style,noscript,textarea,title,svg,[translate=no],[contenteditable]'
  const translated = new WeakSet<Node>()
  if (begins === 'before') begin()
  else addEventListener('load', () => setTimeout(beginOnceAlive))

  function beginOnceAlive() {
    const part = document.querySelector<HTMLElement>('[data-island=calculator]')
    const isRouted = document.querySelector('[data-routed]') !== null
    const isAlive = isRouted
      ? Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
      : 'alive' in (part?.dataset ?? {}) || (!part && 'started' in document.documentElement.dataset)
    if (isAlive) begin()
    else requestAnimationFrame(beginOnceAlive)
  }

  function begin() {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', mark)
    else mark()
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
    translateIn(document)
  }

  function mark() {
    document.documentElement.lang = 'hi'
    document.documentElement.classList.add('translated-ltr')
  }

  function translateIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) replace(text as Text)
  }

  function replace(text: Text) {
    const { parentElement, data } = text
    if (!parentElement || translated.has(text) || !data.trim() || parentElement.closest(LEFT_ALONE)) return

    const inner = document.createElement('font')
    const outer = document.createElement('font')
    inner.textContent = words === 'kept' ? data : data.toUpperCase()
    for (const node of inner.childNodes) translated.add(node)
    outer.append(inner)
    text.replaceWith(outer)
  }
}
