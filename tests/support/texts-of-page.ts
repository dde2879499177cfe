import type { Page } from '@playwright/test'

/**
 * What a page says, each text once as it stands there: its texts and its names for a screen reader. Left out is what
 * `translate="no"` or a `lang` of its own sets apart.
 */
export function textsOfPage(page: Page, within = 'html'): Promise<string[]> {
  return page.evaluate((within) => {
    const APART = '[translate=no], [lang]:not(html), script, style, noscript, code, textarea'
    const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-roledescription']
    const texts = new Set<string>()

    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement!
        // A title cannot say in which language it is: its page's heading does.
        if (element.closest(APART) || (element.matches('title') && document.querySelector('h1[lang]'))) continue
        if (node instanceof Text) texts.add(node.data)
        else for (const name of ATTRIBUTES) texts.add(element.getAttribute(name) ?? '')
      }
    }
    return [...texts]
  }, within)
}

/** What search engines and messengers show of it, unless its heading says that it is in another language. */
export function toldOfPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLD = 'meta[name=description], meta[property="og:title"], meta[property="og:description"]'
    if (document.querySelector('h1[lang]')) return []
    return [...document.querySelectorAll(TOLD)].map((meta) => meta.getAttribute('content') ?? '')
  })
}
