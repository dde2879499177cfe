/**
 * Begins to load the calculator, with the answers of a shared link, and marks its frame once it is there, or after ten
 * seconds as slow. Needs nothing around it: the server sends it within the page as text, so that the calculator does
 * not wait for the site's scripts.
 */
export function beginCalculator(frame: HTMLIFrameElement) {
  if (frame.src) return

  const timer = setTimeout(() => frame.setAttribute('data-slow', ''), 10_000)
  frame.addEventListener('load', () => {
    clearTimeout(timer)
    frame.setAttribute('data-loaded', '')
  })
  // The answers stand after the #, which a redirect hands on.
  frame.src = frame.dataset.src + location.hash
}
