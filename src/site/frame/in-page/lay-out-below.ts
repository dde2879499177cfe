import { TOUCHES, whenIdle, whenLoaded, whenShown } from '#ui/in-page/when.ts'
import { BELOW, FIRST, WHOLE } from './below.ts'

/** In screens: what is nearer than this, a browser lays out together with what is in sight, all in one frame. */
const NEAR = 2.5

/**
 * Lays out what was left out: first what is near, one part a frame, once the page has loaded and its first view been
 * shown in its own font (before that, everything would be laid out twice, and pictures below would have their share of
 * the line), or all of it at the visitor's first touch. Then the rest, part by part, while the browser is idle.
 * `afterNear` is done in between.
 */
export function layOutBelow(afterNear: () => void) {
  const page = document.documentElement
  if (page.hasAttribute(WHOLE)) return afterNear()

  const below = [...document.querySelectorAll<HTMLElement>(BELOW)]
  let at = 0
  let hasScrolled = false

  function seeAll() {
    page.removeAttribute(FIRST)
  }

  function noteScroll() {
    hasScrolled = true
    seeAll()
  }

  function layOutNear() {
    const next = below[at++]
    if (next && page.hasAttribute(FIRST) && !document.hidden && next.getBoundingClientRect().top < NEAR * innerHeight) {
      next.style.contentVisibility = 'auto'
      requestAnimationFrame(layOutNear)
    } else {
      at = 0
      seeAll()
      afterNear()
      whenShown(goOn)
    }
  }

  function layOut() {
    if (!hasScrolled) {
      const next = below[at++]
      if (!next) return beWhole()
      next.style.contentVisibility = 'visible'
    }
    hasScrolled = false
    goOn()
  }

  function beWhole() {
    removeEventListener('scroll', noteScroll)
    page.setAttribute(WHOLE, '')
    for (const each of below) each.style.contentVisibility = ''
  }

  function goOn() {
    whenIdle(() => requestAnimationFrame(layOut))
  }

  for (const type of TOUCHES) addEventListener(type, seeAll, { once: true })
  addEventListener('scroll', noteScroll)
  whenShown(() => document.fonts.ready.then(() => whenLoaded(() => whenShown(layOutNear))))
}
