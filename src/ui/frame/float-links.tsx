import { useLocation } from 'react-router'
import { frameCopy as copy } from '#content/frame.ts'
import { floatingLinks } from '#content/site.ts'
import { Icon } from '#ui/icon.tsx'

/** The calculator needs the whole page (specification, Floating elements). */
const WITHOUT_FLOATS = '/energy-calculator'

/** Two links to related sites, at the bottom left of every page: pills with text, on phones round icons. */
export function FloatLinks() {
  const { pathname } = useLocation()
  if (pathname.replace(/\/$/, '') === WITHOUT_FLOATS) return null

  return (
    <aside className="floats" aria-label={copy.floats}>
      {floatingLinks.map(({ href, icon, lead, name }) => (
        <a key={href} href={href} target="_blank" rel="noopener">
          <Icon name={icon} />
          <span className="floats__text">
            <small>{lead}</small> {name}
          </span>
          <span className="vh">{copy.newTab}</span>
        </a>
      ))}
    </aside>
  )
}
