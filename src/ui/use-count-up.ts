import { type RefObject, useEffect, useState } from 'react'
import { countUp } from './count-up.ts'

const STEP_MS = 16

/**
 * Counts to the figure when the element comes into view, once. Until then, without a script and where
 * motion is not wanted, the figure simply stands: a page never shows a number that is not true.
 */
export function useCountUp(element: RefObject<Element | null>, figure: string, durationMs: number): string {
  const [progress, setProgress] = useState(1)

  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setInterval> | undefined

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()

      const startedAt = performance.now()
      setProgress(0)
      timer = setInterval(() => {
        const elapsed = (performance.now() - startedAt) / durationMs
        setProgress(Math.min(1, elapsed))
        if (elapsed >= 1) clearInterval(timer)
      }, STEP_MS)
    })
    observer.observe(element.current)

    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [element, durationMs])

  return countUp(figure, progress)
}
