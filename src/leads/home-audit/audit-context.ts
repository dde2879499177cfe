import { createContext } from 'react'

interface AuditDialog {
  /** Fetches what the dialog will need, before it is opened. */
  prepare: () => void
  /** Opens the form over the page; the link that asks for it gets the focus back. */
  open: (opener: HTMLElement) => void
}

/** Absent where there is no dialog. */
export const AuditContext = createContext<AuditDialog | undefined>(undefined)
