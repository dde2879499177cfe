/**
 * Laying out a whole page takes a slow phone 200 ms, and its first view a quarter of that. What stands below it is left
 * for when it comes near or, one by one, for when the browser is idle: then the page is as high as it says, for whoever
 * comes back to a place in it. Who is led to such a place at once, by the address or by the browser's memory, gets the
 * page whole; so does who runs no scripts. Plain JavaScript for old phones; it is not compiled. Not the
 * footer: what asks about analytics is fixed to the screen and stands in it. Each is laid out within a frame, and in none
 * that scrolls: all that is in sight would count as moved. What was laid out before stands still.
 */
const BELOW = [
  'main > section ~ section',
  '.page-below > *',
  '.article__related',
  '.blog-card:nth-child(n + 4)',
  '.policy__text > section',
  '.calc__out',
]

export const leaveBelow = {
  style: `@media screen and (scripting: enabled){${BELOW.map((part) => `html:not([data-whole]) ${part}`).join()}{content-visibility:auto;contain-intrinsic-block-size:auto 100vh}}`,
  script: `(function () {
  var visit = performance.getEntriesByType('navigation')[0]
  if (location.hash || !visit || visit.type !== 'navigate') document.documentElement.setAttribute('data-whole', '')
})()`,
}

export const layOutBelow = `(function () {
  var page = document.documentElement
  if (page.hasAttribute('data-whole')) return
  var below = [].slice.call(document.querySelectorAll('${BELOW.join()}'))
  var next = 0
  var hasScrolled = false
  function noteScroll() { hasScrolled = true }
  function layOut() {
    if (hasScrolled) hasScrolled = false
    else if (next < below.length) below[next++].style.contentVisibility = 'visible'
    else return beWhole()
    whenIdle()
  }
  function beWhole() {
    removeEventListener('scroll', noteScroll)
    page.setAttribute('data-whole', '')
    below.forEach(function (each) { each.style.contentVisibility = '' })
  }
  function whenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(atFrame)
    else setTimeout(atFrame, 50)
  }
  function atFrame() { requestAnimationFrame(layOut) }
  addEventListener('scroll', noteScroll)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
})()`
