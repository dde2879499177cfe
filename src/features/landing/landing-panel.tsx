import type { ReactNode } from 'react'
import type { homeCopy } from '#content/home.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { LandingWave } from './landing-wave.tsx'

interface LandingPanelProps {
  panel: (typeof homeCopy.panels)[number]
  tone: 'deep' | 'coral' | 'paper'
  /** This panel's part of the sentence that runs across all three. */
  word: string
  explore: string
  /** A drawing or a picture; it fills the room that the words leave. */
  art: ReactNode
}

/** One ground of the landing page, and the way to what it is about. */
export function LandingPanel({ panel, tone, word, explore, art }: LandingPanelProps) {
  const { id, title, subtitle, description, icon, link } = panel

  return (
    <section className={`panel panel--${tone} on-${tone}`} aria-labelledby={id}>
      <span className="panel__word" aria-hidden="true">
        {word}
      </span>
      <div className="panel__art" aria-hidden="true">
        {art}
      </div>
      <LandingWave />
      <div className="panel__text">
        <span className="panel__icon">
          <Icon name={icon} />
        </span>
        <h2 id={id}>{title}</h2>
        <p className="panel__subtitle">{subtitle}</p>
        <p className="panel__description">{description}</p>
        <ButtonLink to={link} tone={tone === 'coral' ? 'ink' : 'coral'} aria-label={`${explore} ${title}`}>
          {explore} <Icon name="go" />
        </ButtonLink>
      </div>
    </section>
  )
}
