import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { marqueeCopy as copy } from '#ui/marquee-words.en.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { RegisterPicture } from './register-picture.tsx'
import type { CompanyFacts } from './registers/registers.ts'

/** What is shown of one. */
type ShownPartner = Pick<CompanyFacts['partners'][number], 'name' | 'logo'>

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

interface MarqueeProps {
  /** What the row shows, for screen readers. */
  label: string
  items: readonly { key: string; content: ReactNode }[]
}

/**
 * A row that goes by, once it is alive: it rests under the pointer and when it is told to. Where motion is not wanted,
 * or no script runs that could stop it, it is a grid.
 */
function Marquee({ label, items }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const isAlive = useHydrated()

  return (
    <div className="mq" data-paused={paused || undefined}>
      <div className="mq__window">
        <ul className="mq__row" aria-label={label}>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
        {/* What follows when the row has gone by. */}
        {isAlive && (
          <ul className="mq__row mq__again" aria-hidden="true">
            {items.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        )}
      </div>
      <button className="mq__pause" type="button" onClick={() => setPaused(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} />
        <span>{paused ? copy.play : copy.pause}</span>
      </button>
    </div>
  )
}
