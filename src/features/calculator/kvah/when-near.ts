const A_LITTLE_BEFORE = '25%'

/** Resolves when the element is about to be seen; at once where there is none yet, as on the server. */
export function whenNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element) return Promise.resolve()

  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: A_LITTLE_BEFORE },
    )
    observer.observe(element)
  })
}
