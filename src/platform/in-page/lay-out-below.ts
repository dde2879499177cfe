import { BELOW, FIRST, WHOLE } from './below.ts'
import { TOUCHES, whenIdle, whenLoaded, whenShown } from './when.ts'

/** In screens. What is that near a browser lays out with what is in sight, all in one frame. */
const NEAR = 2.5

/**
 * Once the first view has been shown in its own font, so that nothing is laid out twice: what is near, frame after
 * frame; at the visitor's first touch, all of that at once. Once the page has loaded, what is left, part after part.
 */
export function layOutBelow() {
  const page = document.documentElement
  if (page.hasAttribute(WHOLE)) return

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
    if (next && page.hasAttribute(FIRST) && next.getBoundingClientRect().top < NEAR * innerHeight) {
      next.style.contentVisibility = 'auto'
      requestAnimationFrame(layOutNear)
    } else {
      at = 0
      seeAll()
      whenLoaded(() => whenShown(goOn))
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
  whenShown(() => document.fonts.ready.then(() => whenShown(layOutNear)))
}
