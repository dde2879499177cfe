import { BELOW, WHOLE } from './below.ts'
import { whenIdle, whenLoaded, whenShown } from './when.ts'

/** Once the page has loaded and its first view been shown: what was left, part after part. */
export function layOutBelow() {
  const page = document.documentElement
  if (page.hasAttribute(WHOLE)) return

  const below = [...document.querySelectorAll<HTMLElement>(BELOW)]
  const left = [...below]
  let hasScrolled = false

  function noteScroll() {
    hasScrolled = true
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
  whenLoaded(() => whenShown(goOn))
}
