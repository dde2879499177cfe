/**
 * Laying out a whole page takes a slow phone 200 ms, and its first view a quarter of that. What stands below it is left
 * for when it comes near or, one by one, for when the browser is idle: then the page is as high as it says, for whoever
 * comes back to a place in it. Who is led to such a place at once, by the address or by the browser's memory, gets the
 * page whole; so does who runs no scripts. Each is laid out within a frame, and in none that scrolls: all that is in
 * sight would count as moved. What was laid out before stands still. By tag and class, never by `*`: a browser would
 * ask for the styles of every element anew when a page is marked.
 */
export const BELOW =
  'main>section~section,.page-below>section,.article__related,.blog-card:nth-child(n+4),.long>section,.calc__out,.lines,.sources,.simulator>div'

/**
 * The links and addresses of the footer: only until the first view has been shown, and then at once. Left for when
 * somebody comes near, they would move what follows them, in sight of who is at the end of the page. Not the newsletter
 * before them: hidden, a browser takes its fields to be at the top of the page, and counts them as moved when they show.
 * Nor what follows: what asks about analytics stands in it, fixed to the screen.
 */
export const END = '.ftr__main'

/** Marks the page as laid out whole. */
export const WHOLE = 'data-whole'

/** Marks the page whose first view may not have been shown yet. */
export const FIRST = 'data-first'
