import { companyFacts } from '#company/facts.ts'
import { Icon } from '#ui/icon.tsx'
import { frameCopy as copy } from './words.en.ts'

/** Where each leads is asked when somebody follows it (src/app/pages/outbound-links.ts). */
const LINKS = [
  { key: 'climateYodha', href: '/go/climate-yodha', icon: 'leaf' },
  { key: 'kvahRules', href: '/go/kvah-regulations', icon: 'triangle' },
] as const

/** Two links to related sites, at the left of the rail: pills with text, on phones round icons. */
export function FloatLinks() {
  const { links } = companyFacts()
  const shown = LINKS.flatMap(({ key, ...link }) => (links[key] ? [{ ...links[key], ...link }] : []))

  if (shown.length === 0) return null
  return (
    <aside className="floats" aria-label={copy.floats}>
      {shown.map(({ href, icon, lead, name }) => (
        <a key={href} href={href} target="_blank" rel="noopener">
          <Icon name={icon} />
          <span className="floats__text">
            <small>{lead}</small> <span>{name}</span>
          </span>
          <span className="vh">{copy.newTab}</span>
        </a>
      ))}
    </aside>
  )
}
