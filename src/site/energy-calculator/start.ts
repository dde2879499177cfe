import { whenShown } from '#ui/in-page/when.ts'
import { printBillOf } from './print-bill.ts'

/**
 * Begins to load the calculator, with the answers of a shared link, and marks its frame once it is there, or after ten
 * seconds as slow. The server sends this within the page, so that the calculator does not wait for another script; what
 * is fetched must not delay the page's first paint.
 */
whenShown(() => {
  const frame = document.querySelector('iframe')!
  const timer = setTimeout(() => frame.setAttribute('data-slow', ''), 10_000)
  frame.addEventListener('load', () => {
    clearTimeout(timer)
    frame.setAttribute('data-loaded', '')
  })
  printBillOf(frame)
  // Before the choice of language reads them off the page's address. Those of another site's calculator cannot be read.
  addEventListener(
    'click',
    ({ target }) => {
      const answers = frame.contentDocument?.location.hash
      if (answers && target instanceof Element && target.closest('a[data-language]'))
        history.replaceState(null, '', answers)
    },
    true,
  )
  // The answers stand after the #, which a redirect hands on and no server sees; a form sends them before it.
  frame.src = frame.dataset.src + (location.hash || location.search.replace('?', '#'))
})
