import { useRef } from 'react'
import { Register } from './register.tsx'
import { useCountUp } from './use-count-up.ts'

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
