import { TOUCHES, whenIdle, whenLoaded, whenShown } from '#ui/in-page/when.ts'
import { bePlain } from './be-plain.ts'

let isReleased = false

/**
 * The page's modules wait until its first view has been shown, what is near has been laid out and the browser is idle,
 * or until the visitor first touches something; what must answer at once (menu, dialogs, forms) works from HTML alone.
 * Measured: this takes nothing from first paint, where loading them at once cost 900 ms of LCP on slow 4G. Then the files
 * that pages share (scripts/vite/chunk-groups.ts names them) are run one after another, each in a task of its own, so
 * that a touch is answered in between: all of them at once keep a slow phone busy for 70 ms.
 */
export function releaseWhenIdle() {
  whenLoaded(() => whenShown(() => whenIdle(release, { timeout: 2000 })))
}

export function releaseAtTouch() {
  for (const type of TOUCHES) addEventListener(type, release, { once: true, capture: true, passive: true })
}

function release() {
  if (isReleased) return
  isReleased = true
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=held-module]')]
  // Asking for one takes a slow phone 5 ms.
  for (const link of links) setTimeout(() => (link.rel = 'modulepreload'))
  setTimeout(() => run(links.filter(({ href }) => /[/](react|router|base|frame)-/.test(href))))
}

function run(links: HTMLLinkElement[]) {
  const next = links.shift()
  if (!next) return begin()

  const goOn = () => run(links)
  import(/* @vite-ignore */ next.href).then(goOn, goOn)
}

function begin() {
  for (const held of document.querySelectorAll<HTMLScriptElement>('script[type=held-module]')) {
    replace(held, (script) => replace(script, bePlain))
  }
}

/** What failed may come when it is asked for again; a line is cut for a moment now and then. */
function replace(held: HTMLScriptElement, onMissing: (script: HTMLScriptElement) => void) {
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = held.textContent
  script.onerror = () => onMissing(script)
  held.replaceWith(script)
}
