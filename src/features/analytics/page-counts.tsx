import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { countEvent } from '#ui/count-event.ts'

/** Each page that is shown is counted once, by us, without a cookie. */
export function PageCounts() {
  const { pathname } = useLocation()

  // Not before the page is painted: it costs as much as drawing a section.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new page
  useEffect(() => {
    const timer = setTimeout(countEvent, 0, 'page_view')
    return () => clearTimeout(timer)
  }, [pathname])

  return null
}
