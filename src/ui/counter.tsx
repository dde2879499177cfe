import { type RefObject, useEffect, useRef, useState } from 'react'

/** How long a count takes (specification, section 9); the counter of ten lakh takes LONG_COUNT_MS. */
export const COUNT_MS = 2000
export const LONG_COUNT_MS = 2500

interface CounterProps {
  /** The figure as it is printed: '10,00,000', '99.9%', '50K+'. */
  value: string
  durationMs?: number
}

/** A figure on drums that roll up to it as it comes into view. */
export default function Counter({ value, durationMs = COUNT_MS }: CounterProps) {
  const element = useRef<HTMLSpanElement>(null)
  const shown = useCountUp(element, value, durationMs)

  return (
    <span className="counter" ref={element}>
      <Register value={shown} label={value} />
    </span>
  )
}

const STEP_MS = 16

/**
 * Counts to the figure when the element comes into view, once. Until then, without a script and where
 * motion is not wanted, the figure simply stands: a page never shows a number that is not true.
 */
function useCountUp(element: RefObject<Element | null>, figure: string, durationMs: number): string {
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

/**
 * The figure on its way from zero: `progress` runs from 0 to 1. Every figure keeps the final one's
 * drums, so that nothing around it moves: '10,00,000' begins as '00,00,000'.
 */
export function countUp(final: string, progress: number): string {
  const digits = final.replace(/\D/g, '')
  const counted = Math.round(Number(digits) * settle(progress))
  const signs = [...String(counted).padStart(digits.length, '0')]

  return final.replace(/\d/g, () => signs.shift() ?? '')
}

// Fast first, slow at the end: a drum that comes to rest.
function settle(progress: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3
}

interface RegisterProps {
  /** Each digit becomes a drum; what stands between and after them is printed as it is. */
  value: string
  /** What a screen reader says instead of the drums. */
  label: string
}

/** A number on the drums of a meter. */
function Register({ value, label }: RegisterProps) {
  return (
    <span className="reg" role="img" aria-label={label} translate="no">
      {partsOf(value).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drum is its place
        <Part key={place} part={part} />
      ))}
    </span>
  )
}

/** Letters stay together: those of Telugu and Devanagari are drawn into one another. */
export function partsOf(value: string): string[] {
  return value.match(/\d|[.,]|[^\d.,]+/g) ?? []
}

function Part({ part }: { part: string }) {
  return (
    <span className={classOf(part)} aria-hidden="true">
      {part}
    </span>
  )
}

function classOf(part: string): string {
  if (/\d/.test(part)) return 'reg__drum'
  return /[.,]/.test(part) ? 'reg__mark' : 'reg__unit'
}
