import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { afterFrame } from '#ui/after-frame.ts'
import { countEvent } from '#ui/count-event.ts'

/** Each page that is shown is counted once, by us, without a cookie. */
export function PageCounts() {
  const { pathname } = useLocation()

  // Not before the page is painted: it costs as much as drawing a section.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new page
  useEffect(() => afterFrame(() => countEvent('page_view')), [pathname])

  return null
}
