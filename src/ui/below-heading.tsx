import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * What stands below a page's first view. On a move to the page it is drawn after the frame that shows the heading, and
 * not before it; when the page is loaded, restored, or opened at one of its parts, with everything else.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  const isMove = useNavigationType() !== 'POP'
  const { hash } = useLocation()
  const [isShown, setShown] = useState(!isMove || hash !== '')

  useEffect(() => {
    // A frame is painted after what waits for it has run.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))))
    return () => cancelAnimationFrame(frame)
  }, [])

  return isShown ? children : <div className="below-heading" />
}
