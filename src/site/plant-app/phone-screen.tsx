import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import type { Elements } from '#ui/elements.ts'
import { Picture } from '#ui/picture.tsx'

interface PhoneScreenProps {
  title: string
  /** What the screen shows, for people who cannot see it. */
  label: string
  children: Elements
}

/** A drawn screen in the rendered phone; where the glass lies is in art/phones.json and in plant-screens.css. */
export function PhoneScreen({ title, label, children }: PhoneScreenProps) {
  return (
    <figure className="phone">
      <Picture name="phone-front" sizes="(min-width: 64rem) 18rem, 15.5rem" alt="" />
      <svg viewBox="13 13 254 561" role="img" aria-label={`${title}: ${label}`}>
        <rect x="13" y="13" width="254" height="561" rx="32" fill={palette.paper} />
        <rect x="107" y="24" width="66" height="17" rx="8.5" fill={palette.ink} />
        <ArtText x={32} y={84} size={24} fill={palette.ink} weight={680}>
          {title}
        </ArtText>
        {children}
      </svg>
    </figure>
  )
}
