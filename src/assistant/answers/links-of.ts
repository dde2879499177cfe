/** The pages of this site that a page of ours links to: no files, no addresses that lead away. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s(?:[^>]*\s)?href="([^"]*)"/g)]
    .map(([, href = '']) => href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''))
    .filter((path) => /^\/(?!\/|go\/|api\/|desk\b)/.test(path) && !/\.\w+$/.test(path))
    .map((path) => path.replaceAll('&amp;', '&'))
}
