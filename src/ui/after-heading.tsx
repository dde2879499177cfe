import { useLocation, useNavigationType } from 'react-router'
import { useAfterFrame } from './after-frame.ts'
import type { Elements } from './elements.ts'

/**
 * What can wait for the frame that shows a page's heading. On a move to the page it is drawn after that frame; when the
 * page is loaded, restored, or opened at one of its parts, with everything else.
 */
export function AfterHeading({ children }: { children: Elements }) {
  return useHeadingShown() && children
}

export function useHeadingShown(): boolean {
  const isMove = useNavigationType() !== 'POP'
  const { hash } = useLocation()

  return useAfterFrame(true, !isMove || hash !== '')
}
