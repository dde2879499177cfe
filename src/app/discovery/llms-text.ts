import { brandName } from '#company/brand-name.ts'
import { underLogo } from '#company/nav.en.ts'
import { addressHere } from '#platform/text/language.ts'
import { blogCopy } from '#site/blog/words.en.ts'
import { archiveCopy } from '#site/newsletter/archive-words.en.ts'
import type { ListedPost } from './discovery.ts'
import type { SitePage } from './site-pages.ts'

const NEWEST = 100

/** The site in one page of Markdown, for language models (llmstxt.org). */
export function llmsText(pages: readonly SitePage[], posts: readonly ListedPost[], origin: string): string {
  const home = pages.find(({ path }) => path === '/')
  const line = (title: string, path: string, description: string, lang?: string) =>
    `- [${title}](${origin}${lang ? path : addressHere(path)})${lang ? ` (${lang})` : ''}: ${description}`

  return [
    `# ${brandName()}`,
    '',
    `> ${underLogo.tagline} ${home?.description ?? ''}`.trim(),
    '',
    '## Pages',
    '',
    ...pages.map(({ title, path, description }) => line(title, path, description)),
    '',
    `## ${blogCopy.name}`,
    '',
    ...posts
      .slice(0, NEWEST)
      .map(({ title, slug, description, lang }) => line(title, `/blogs/${slug}`, description, lang)),
    '',
    '## Feeds',
    '',
    `- [RSS](${origin}${addressHere('/feed.xml')})`,
    `- [Atom](${origin}${addressHere('/atom.xml')})`,
    `- [JSON](${origin}${addressHere('/feed.json')})`,
    `- [${archiveCopy.name}](${origin}${addressHere('/newsletter/atom.xml')})`,
    '',
  ].join('\n')
}
