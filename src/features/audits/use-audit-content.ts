import { type ComponentType, useEffect, useState } from 'react'
import type { AuditDialogContentProps } from './audit-dialog-content.tsx'

export const fetchAuditContent = () => import('./audit-dialog-content.tsx')

/** The inside of the dialog, fetched when it is wanted; where it does not come, the form on a page of its own is opened. */
export function useAuditContent(isWanted: boolean): ComponentType<AuditDialogContentProps> | undefined {
  const [Content, setContent] = useState<ComponentType<AuditDialogContentProps>>()

  useEffect(() => {
    if (!isWanted) return
    fetchAuditContent().then(
      ({ AuditDialogContent }) => setContent(() => AuditDialogContent),
      () => location.assign('/book-audit'),
    )
  }, [isWanted])

  return Content
}
