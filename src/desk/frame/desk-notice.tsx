import type { Elements } from '#ui/elements.ts'

interface DeskNoticeProps {
  title: string
  lead?: string
  children?: Elements
}

/** A page of the desk with one thing to read and one thing to do. */
export function DeskNotice({ title, lead, children }: DeskNoticeProps) {
  return (
    <div className="desk-notice">
      <h1 className="desk-title">{title}</h1>
      {lead && <p className="desk-lead">{lead}</p>}
      {children}
    </div>
  )
}
