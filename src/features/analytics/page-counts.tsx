import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { countEvent } from '#ui/count-event.ts'

/** Each page that is shown is counted once, by us, without a cookie. */
export function PageCounts() {
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new page
  useEffect(() => countEvent('page_view'), [pathname])

  return null
}
