const MARK = 'awaits'

/**
 * The answers of a shared link come with the scripts. Until then the page hides the bill that it was built with, which
 * is another's. Marked before the page is drawn, by await-answers.start.ts.
 */
export function beginAwait() {
  if (location.hash.includes('=')) document.documentElement.dataset[MARK] = ''
}

export function endAwait() {
  delete document.documentElement.dataset[MARK]
}
