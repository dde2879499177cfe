import { useAlive } from '#ui/use-alive.ts'

/**
 * '2025', and from the next year on '2025–2026'. The page was built on some
 * day in the past, so the clock is read in the browser.
 */
export function CopyrightYears({ since }: { since: number }) {
  const year = useAlive() ? new Date().getFullYear() : since

  return year > since ? `${since}–${year}` : String(since)
}
