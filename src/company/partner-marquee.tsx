import { Marquee } from '#ui/marquee.tsx'
import { RegisterPicture } from './register-picture.tsx'
import type { CompanyFacts } from './registers/registers.ts'

/** What is shown of one. */
export type ShownPartner = Pick<CompanyFacts['partners'][number], 'name' | 'logo'>

interface PartnerMarqueeProps {
  label: string
  partners: readonly ShownPartner[]
}

/** The companies that we work with, going by. */
export default function PartnerMarquee({ label, partners }: PartnerMarqueeProps) {
  const items = partners.map((partner) => ({ key: partner.name, content: <PartnerMark {...partner} /> }))
  return <Marquee label={label} items={items} />
}

function PartnerMark({ name, logo }: ShownPartner) {
  return (
    <span className="partner" translate="no">
      {logo ? <RegisterPicture picture={logo} ratio="whole" sizes="12rem" /> : <span>{name}</span>}
    </span>
  )
}
