import { TOUCHES, whenIdle, whenLoaded, whenShown } from './when.ts'

/**
 * The page's modules wait until it has loaded and been shown and the browser is idle, or until the visitor first
 * touches something; what must answer at once (menu, dialogs, forms) works from HTML alone. Measured: this takes
 * nothing from first paint, where loading them at once cost 900 ms of LCP on slow 4G. Then one file after another is
 * run for the first time, each in a task of its own (their names are in chunk-groups.ts), between which a finger is
 * answered: all of them at once are 70 ms of a slow phone.
 */
export function releaseScripts() {
  let isReleased = false

  function release() {
    if (isReleased) return
    isReleased = true
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=held-module]')]
    // To ask for one takes a slow phone 5 ms.
    for (const link of links) setTimeout(() => (link.rel = 'modulepreload'))
    setTimeout(() => run(links.filter(({ href }) => /[/](react|router|base|frame)-/.test(href))))
  }

  whenLoaded(() => whenShown(() => whenIdle(release, { timeout: 2000 })))
  for (const type of TOUCHES) addEventListener(type, release, { once: true, capture: true, passive: true })
}

function run(links: HTMLLinkElement[]) {
  const next = links.shift()
  if (!next) return begin()

  const goOn = () => run(links)
  import(/* @vite-ignore */ next.href).then(goOn, goOn)
}

function begin() {
  for (const held of document.querySelectorAll('script[type=held-module]')) {
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = held.textContent
    held.replaceWith(script)
  }
}
