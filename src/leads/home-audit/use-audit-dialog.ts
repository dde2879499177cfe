import { type ComponentType, useEffect, useState } from 'react'
import { fetchAgain } from '#ui/fetch-again.ts'
import type { AuditDialogProps } from './audit-dialog.tsx'

export const fetchAuditDialog = () => fetchAgain(() => import('./audit-dialog.tsx'))

/** The dialog, fetched with its styles when it is wanted; where it does not come, the form on a page of its own is opened. */
export function useAuditDialog(isWanted: boolean): ComponentType<AuditDialogProps> | undefined {
  const [Dialog, setDialog] = useState<ComponentType<AuditDialogProps>>()

  useEffect(() => {
    if (!isWanted) return
    fetchAuditDialog().then(
      ({ AuditDialog }) => setDialog(() => AuditDialog),
      () => location.assign('/book-audit'),
    )
  }, [isWanted])

  return Dialog
}
