import { mainNav } from './nav.en.ts'
import { siteOrigin } from './site-origin.ts'

export interface Crumb {
  name: string
  path: string
}

const [first, ...otherPages] = mainNav

/** The trail from the first page to this one, for search engines (schema.org/BreadcrumbList). */
export function breadcrumbList(page: Crumb, above: readonly Crumb[] = []) {
  const name = otherPages.find(({ path }) => path === page.path)?.label ?? page.name
  const trail = [{ name: first.label, path: first.path }, ...above, { name, path: page.path }]

  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.name,
      item: siteOrigin() + crumb.path,
    })),
  }
}
