/** On a slow line its script has to set out well before. */
const A_VIEW_AHEAD = '100%'
/** What lies under the rail at the foot is not seen yet: as high as --rail-h. */
const ABOVE_RAIL = '-56px'

/** Resolves when a visitor sees the element, or scrolls and is about to. */
export function whenNearViewport(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const isScrolling = new AbortController()
    const observers = [watch(ABOVE_RAIL)]
    addEventListener('scroll', () => observers.push(watch(A_VIEW_AHEAD)), {
      once: true,
      passive: true,
      signal: isScrolling.signal,
    })

    function watch(below: string): IntersectionObserver {
      // Also when it is far above: a page may be opened at its end.
      const observer = new IntersectionObserver(come, { rootMargin: `9999% 0% ${below} 0%` })
      observer.observe(element)
      return observer
    }

    function come(entries: IntersectionObserverEntry[]) {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      isScrolling.abort()
      for (const observer of observers) observer.disconnect()
      resolve()
    }
  })
}
