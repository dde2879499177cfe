import { floatingLinks } from '#company/nav.en.ts'
import { Icon } from '#ui/icon.tsx'
import { frameCopy as copy } from './words.en.ts'

/** Two links to related sites, at the left of the rail: pills with text, on phones round icons. */
export function FloatLinks() {
  return (
    <aside className="floats" aria-label={copy.floats}>
      {floatingLinks.map(({ href, icon, lead, name }) => (
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
