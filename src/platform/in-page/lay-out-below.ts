import { BELOW, FIRST, WHOLE } from './below.ts'
import { whenIdle, whenLoaded, whenShown } from './when.ts'

/** In screens. What is that near a browser lays out with what is in sight, all in one frame. */
const NEAR = 2.5

/**
 * Once the first view has been shown: what is near, frame after frame; and once the page has loaded, what is left, part
 * after part.
 */
export function layOutBelow() {
  const page = document.documentElement
  if (page.hasAttribute(WHOLE)) return

  const below = [...document.querySelectorAll<HTMLElement>(BELOW)]
  const near = [...below]
  const left = [...below]
  let hasScrolled = false

  function noteScroll() {
    hasScrolled = true
    page.removeAttribute(FIRST)
  }

  function layOutNear() {
    const next = near.shift()
    if (next && page.hasAttribute(FIRST) && next.getBoundingClientRect().top < NEAR * innerHeight) {
      next.style.contentVisibility = 'auto'
      requestAnimationFrame(layOutNear)
    } else {
      page.removeAttribute(FIRST)
      whenLoaded(() => whenShown(goOn))
    }
  }

  function layOut() {
    if (!hasScrolled) {
      const next = left.shift()
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

  addEventListener('scroll', noteScroll)
  whenShown(layOutNear)
}
