import type { Elements } from '#ui/elements.ts'
import { DeskLink } from './desk-link.tsx'
import { deskCopy } from './words.en.ts'

interface PageHeadProps {
  title: string
  /** The page that this one belongs to. */
  back?: { to: string; label: string }
  /** What the page is for. Its first sentence stands there, on a phone behind a press; the others unfold. */
  lead?: string
  /** Its other views, what one may do on it, and what narrows it. */
  children?: Elements
}

/** A page's name and what stands beside it: low, so that what the page is for begins in the first view. */
export function PageHead({ title, back, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      {back && <DeskLink to={back.to}>{back.label}</DeskLink>}
      <h1 className="desk-title">{title}</h1>
      {children}
      {lead && <FoldedLead>{lead}</FoldedLead>}
    </div>
  )
}

/** Some sentences of which the first stands there, and the others unfold. */
export function FoldedLead({ children }: { children: string }) {
  const [, first = children, others] = /^(.*?[.?!])\s+(.+)$/s.exec(children) ?? []
  if (!others) return <p className="folded-lead">{first}</p>

  return (
    <details className="folded-lead">
      <summary>
        <span className="folded-lead__name">{deskCopy.about}</span>
        <span className="folded-lead__first">{first}</span>
      </summary>
      <p>{others}</p>
    </details>
  )
}

interface HeadFormProps {
  id?: string
  name: string
  isOpen: boolean
  children: Elements
}

/** A form that the list below does not wait for: it opens at a press. */
export function HeadForm({ id, name, isOpen, children }: HeadFormProps) {
  return (
    <details className="page-head__form" id={id} open={isOpen}>
      <summary className="btn btn--line btn--sm">{name}</summary>
      {children}
    </details>
  )
}
