import { Marquee } from '#ui/marquee.tsx'

interface PartnerMarqueeProps {
  label: string
  partners: readonly { name: string }[]
}

/** The companies that we work with, going by. */
export default function PartnerMarquee({ label, partners }: PartnerMarqueeProps) {
  const items = partners.map(({ name }) => ({ key: name, content: <PartnerMark name={name} /> }))
  return <Marquee label={label} items={items} />
}

function PartnerMark({ name }: { name: string }) {
  return (
    <span className="partner" translate="no">
      <span>{name}</span>
    </span>
  )
}
