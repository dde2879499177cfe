import { startTransition, useEffect, useState } from 'react'

/**
 * '2025', and from the next year on '2025–2026'. The page was built on some day in the past, so the browser's clock
 * has the last word; nearly always it says the same, and nothing in the footer moves.
 */
export function useCopyrightYears(since: number): string {
  const [year, setYear] = useState(BUILD_YEAR)
  useEffect(() => {
    const thisYear = new Date().getFullYear()
    if (thisYear !== BUILD_YEAR) startTransition(() => setYear(thisYear))
  }, [])

  return year > since ? `${since}–${year}` : String(since)
}
