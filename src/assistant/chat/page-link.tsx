import type { MouseEvent } from 'react'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { addressHere } from '#platform/text/language.ts'

interface PageLinkProps {
  href: string
  title: string
  host: WidgetHost
}

/** A link into our pages that leaves the conversation standing; on a phone, where it covers the page, it makes way. */
export function PageLink({ href: path, title, host }: PageLinkProps) {
  const href = addressHere(path)

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return

    event.preventDefault()
    if (matchMedia('(max-width: 47.99rem)').matches) host.dismiss()
    host.navigate(href, title)
  }

  return (
    <a className="page-link" href={href} onClick={onClick}>
      {title}
    </a>
  )
}
