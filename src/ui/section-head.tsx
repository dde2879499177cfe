import { headingId } from './heading-id.ts'

interface SectionHeadProps {
  heading: string
  lead?: string
}

/** What a section is about; links can point at it. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className="head">
      <h2 id={headingId(heading)}>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
