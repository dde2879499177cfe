import { noteVisit } from '#leads/form/visit.ts'
import { countEvent } from '#ui/count-event.ts'
import { whenShown } from '#ui/in-page/when.ts'
import { beginCalculator } from './begin-calculator.ts'

/** All that the page does where it is the first one to be loaded: the server sends this within it, and no other script. */
noteVisit()

// What is fetched must not delay the page's first paint.
whenShown(() => {
  beginCalculator(document.querySelector('iframe')!)
  // In a tab that nobody sees, when it is seen.
  requestAnimationFrame(() => countEvent('page_view'))
})
