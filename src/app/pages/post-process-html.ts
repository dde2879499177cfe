import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressText, type StoredText } from '#platform/http/compress-text.ts'
import { inlineHashes } from '#platform/http/inline-hashes.ts'
import type { InlineHashes } from '#platform/http/security-headers.ts'
import { cutStyles, WIDE_MEDIA, wideFile } from './wide-styles.ts'
import { readWornLater, type WornLater, wornStyles } from './worn-styles.ts'

// Above this a style sheet is better fetched once and kept than sent again with every page.
const MAX_INLINE_CSS_BYTES = 96 * 1024

export interface PageParts {
  /** What stands for something else in rendered pages, and what to put in its place. */
  placeholders: Record<string, string>
  /** Style sheets by their address on the site. */
  styleSheets: ReadonlyMap<string, string>
  wornLater: WornLater
}

export interface FinishedPage {
  html: string
  hashes: InlineHashes
}

/**
 * Makes rendered HTML ready to be sent: the site's real address, and the styles inside the page. The hashes are of the
 * inline parts we rendered. Then the nonce is taken out, and the page can be kept.
 */
export function postProcessHtml(
  rendered: string,
  { placeholders, ...styles }: PageParts,
  nonce?: string,
): FinishedPage {
  const html = [
    (page: string) => replacePlaceholders(page, placeholders),
    (page: string) => inlineStyles(page, styles, nonce),
  ].reduce((page, step) => step(page), rendered)

  const hashes = inlineHashes(html, nonce)
  return { html: nonce ? html.replaceAll(` nonce="${nonce}"`, '') : html, hashes }
}

function replacePlaceholders(page: string, placeholders: PageParts['placeholders']): string {
  return Object.entries(placeholders).reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value), page)
}

// React keeps its own <link> (hydration looks for it); disabled, it is not fetched. All sheets, and the styles that the head
// brings itself, become one element: each costs its hash in the policy. A sheet for a medium is fetched by whoever has that.
// So is what only wide windows follow of a sheet that the build has divided, but at the desk, which changes its sheets as it goes.
// A visit brings of them what it can wear.
function inlineStyles(
  page: string,
  { styleSheets, wornLater }: Pick<PageParts, 'styleSheets' | 'wornLater'>,
  nonce?: string,
): string {
  const opened = `<style${nonceAttribute(nonce)}>`
  const headEnd = page.indexOf('</head>')
  if (headEnd < 0) return page

  const inlined: string[] = []
  const wide: string[] = []
  const isDesk = page.includes(' data-routed=""')
  const isVisit = page.includes(' data-visit=""')
  const worn = (css: string) => (isVisit ? wornStyles(css, page, wornLater) : css)
  const head = page
    .slice(0, headEnd)
    .replace(/<link\b[^>]*\brel="stylesheet"[^>]*>|<style\b[^>]*>(.*?)<\/style>/gs, (part, own) => {
      if (part.startsWith(opened)) {
        inlined.push(worn(own))
        return ''
      }
      const href = /\bhref="([^"]+)"/.exec(part)?.[1] ?? ''
      // An empty fragment is how React Router marks a sheet that a lazy part of the site uses too; that part looks for
      // the sheet by its address without it, and would fetch what is here already.
      const file = href.replace(/#$/, '')
      const css = styleSheets.get(file)
      if (!css || css.length > MAX_INLINE_CSS_BYTES || part.includes(' media=')) return part

      if (isDesk || !styleSheets.has(wideFile(file))) inlined.push(worn(css))
      else {
        inlined.push(worn(cutStyles(css).narrow))
        wide.push(`<link rel="stylesheet" href="${wideFile(file)}" media="${WIDE_MEDIA}"/>`)
      }
      return [...new Set([href, file])].map((href) => `<link rel="stylesheet" href="${href}" disabled=""/>`).join('')
    })
  return `${head}${opened}${inlined.join('')}</style>${wide.join('')}${page.slice(headEnd)}`
}

function nonceAttribute(nonce?: string): string {
  return nonce ? ` nonce="${nonce}"` : ''
}

/** Its text is kept as bytes alone: as a string, a page with one sign beyond Latin takes twice as many. */
export interface StoredPage extends Pick<FinishedPage, 'hashes'>, StoredText {}

export function compressPage({ html, hashes }: FinishedPage): StoredPage {
  return { hashes, ...compressText(html) }
}

export function htmlOf({ bodies }: StoredPage): string {
  return new TextDecoder().decode(bodies.identity)
}

export type FinishPage = (html: string, nonce?: string, placeholders?: Record<string, string>) => FinishedPage

/** Finishes pages with the style sheets of a build, and what the placeholders stand for at that moment. */
export function finishPages(folder: string, placeholders: () => Record<string, string>): FinishPage {
  const styleSheets = readStyleSheets(folder)
  const styles = { styleSheets, wornLater: readWornLater(folder, styleSheets) }
  return (html, nonce, more) =>
    postProcessHtml(html, { placeholders: { ...placeholders(), ...more }, ...styles }, nonce)
}

// Without the notice of the compiler that wrote it, which the file keeps.
export function readStyleSheets(folder: string): Map<string, string> {
  return new Map(
    globSync('assets/*.css', { cwd: folder }).map((file) => [
      `/${file}`,
      readFileSync(join(folder, file), 'utf8').replace(/^\/\*![^*]*\*\/\s*/, ''),
    ]),
  )
}
