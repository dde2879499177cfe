import { createContext } from 'react'

/** Opens the form over the page; the link that asks for it gets the focus back. Absent where there is no dialog. */
export const AuditContext = createContext<((opener: HTMLElement) => void) | undefined>(undefined)
