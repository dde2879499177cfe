import type { ReactNode } from 'react'
import { Marquee } from '#ui/marquee.tsx'
import type { Partner, PartnerMarkKind } from './partners.en.ts'

interface PartnerMarqueeProps {
  label: string
  partners: readonly Partner[]
}

/** The marks of the companies that we work with, going by. */
export default function PartnerMarquee({ label, partners }: PartnerMarqueeProps) {
  const items = partners.map((partner) => ({ key: partner.name, content: <PartnerMark {...partner} /> }))
  return <Marquee label={label} items={items} />
}

function PartnerMark({ name, mark }: Partner) {
  return (
    <span className="partner">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {MARKS[mark]}
      </svg>
      <span>{name}</span>
    </span>
  )
}

const MARKS: Record<PartnerMarkKind, ReactNode> = {
  pylon: <path d="M12 2v20M6 8h12M7.5 13h9M8 22 12 2l4 20" />,
  pair: (
    <>
      <circle cx="9" cy="12" r="6" />
      <circle cx="15" cy="12" r="6" />
    </>
  ),
  wave: <path d="M3 12c3-9 6-9 9 0s6 9 9 0" />,
  meter: (
    <>
      <rect x="4" y="3" width="16" height="18" rx="2" />
      <path d="M7 8h10M9 21v-5M15 21v-5" />
    </>
  ),
  feeder: <path d="M12 3v8M4 11h16M6 11v8M12 11v8M18 11v8" />,
  triangle: <path d="M4 20h16V5Z" />,
}
