import { whenIdle, whenLoaded, whenShown } from '#ui/in-page/when.ts'
import { giveUp, keepEarlyActs } from './early-acts.ts'

/**
 * Marks the page whose scripts may come. Styles ask for it and not for the browser's own (scripting: enabled), which
 * Chrome has since 120, Safari since 17, and which knows nothing of scripts that we keep from a browser.
 */
const SCRIPT = 'data-script'

/**
 * Until the page has loaded, or somebody moves in it, pictures that must wait for the first one do: see home.css. On slow 4G
 * the landing's first is there 180 ms earlier than where its other two are fetched beside it.
 */
const FIRST = 'data-first'

let isStarted = false

/** In the head of every page: one script and not two, since each costs its hash in the policy. */
if (isKnown()) {
  document.documentElement.setAttribute(SCRIPT, '')
  window.early = keepEarlyActs(start)
  document.documentElement.setAttribute(FIRST, '')
  addEventListener('scroll', giveLineToAll, { once: true })
  whenLoaded(giveLineToAll)
}
addEventListener('DOMContentLoaded', () => {
  if (!isKnown()) return bePlain()
  // Nothing takes the line from what is shown first.
  whenLoaded(() => whenShown(() => whenIdle(start)))
})

/** Runs the page's one script (start.ts), at the first touch or once the page has been shown. The desk has its own. */
function start() {
  giveLineToAll()
  const { start: address } = document.documentElement.dataset
  if (isStarted || !address) return
  isStarted = true
  // What failed may come when it is asked for again: a line is cut for a moment now and then.
  const again = `${address}?again`
  import(/* @vite-ignore */ address).catch(() => import(/* @vite-ignore */ again)).catch(bePlain)
}

function giveLineToAll() {
  document.documentElement.removeAttribute(FIRST)
}

/**
 * Chrome and WebView since 93, Safari since 15.4 and Firefox since 98 have both. What is older might stop in the middle of
 * our scripts, and leave a page half alive. The floor that we build for is in package.json.
 */
function isKnown(): boolean {
  return 'hasOwn' in Object && 'HTMLDialogElement' in window
}

/** The page as it is without scripts: forms are sent by the browser, and what stands there for this case is shown. */
function bePlain() {
  document.documentElement.removeAttribute(SCRIPT)
  document.querySelectorAll('noscript').forEach((without) => {
    without.insertAdjacentHTML('afterend', without.textContent || '')
  })
  if (window.early) giveUp(window.early)
}
