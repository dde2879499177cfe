/**
 * Laying out a whole page takes a slow phone 200 ms, and its first view a quarter of that. So the parts below the first
 * view are left out at first, and laid out when the visitor comes near or, part by part, when the browser is idle. After
 * that the page has its true height, and a visitor who comes back finds the place that they left. A page that is opened
 * at a place in it, by the address or by the browser's memory, is whole from the start; so is one without scripts.
 *
 * Each part is laid out within one frame, and in none in which the page scrolls: everything in sight would count as
 * moved. What was laid out before stands still. The parts are named by tag and class, never by `*`: marking the page
 * would make the browser compute the styles of every element again.
 */
export const BELOW =
  'main>section~section,.page-below>section,.article__related,.blog-card:nth-child(n+4),.long>section,.calc__out,.lines,.sources,.simulator>div'

/**
 * The links and addresses of the footer: left out only until the first view has been shown. Left for when somebody comes
 * near, they would move what follows them, in sight of whoever is at the end of the page. Not the newsletter before
 * them: a browser takes hidden fields to be at the top of the page, and counts them as moved when they show. Nor what
 * follows: the question about analytics stands in it, fixed to the screen.
 */
export const END = '.ftr__main'

/** Marks the page as laid out whole. */
export const WHOLE = 'data-whole'

/** Marks the page whose first view may not have been shown yet. */
export const FIRST = 'data-first'
