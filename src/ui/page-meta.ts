import type { MetaDescriptor } from 'react-router'
import { ORIGIN_STAND_IN, site } from '#content/site.ts'

interface Page {
  title: string
  description: string
  /** Starts with a slash. */
  path: string
}

/** Title, description and canonical link of one page. */
export function pageMeta({ title, description, path }: Page): MetaDescriptor[] {
  const origin = typeof window === 'undefined' ? ORIGIN_STAND_IN : window.location.origin

  return [
    { title: title.includes(site.brand) ? title : `${title} | ${site.brand}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
  ]
}
