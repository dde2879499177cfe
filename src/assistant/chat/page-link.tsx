import type { MouseEvent } from 'react'
import type { Place } from '#assistant/answers/answer.ts'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { addressHere } from '#platform/text/language.ts'

const { chat: copy } = assistantCopy

interface PageLinkProps extends Place {
  host: WidgetHost
}

/** A link into our pages that leaves the conversation standing; on a phone, where it covers the page, it makes way. */
export function PageLink({ href: path, title, language, host }: PageLinkProps) {
  const href = language ? path : addressHere(path)

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return

    event.preventDefault()
    if (matchMedia('(max-width: 47.99rem)').matches) host.dismiss()
    host.navigate(href, title)
  }

  return (
    <a className="page-link" href={href} onClick={onClick}>
      <span lang={language}>{title}</span>
      {language && <small>{` (${copy.inEnglish})`}</small>}
    </a>
  )
}
