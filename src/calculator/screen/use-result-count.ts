import { useEffect, useRef } from 'react'
import { countEvent } from '#ui/count-event.ts'

/** Counts a bill that somebody worked out, once for each time the calculator is opened. */
export function useResultCount(hasResult: boolean) {
  const isCounted = useRef(false)

  useEffect(() => {
    if (!hasResult || isCounted.current) return
    isCounted.current = true
    countEvent('calculator_result')
  }, [hasResult])
}
