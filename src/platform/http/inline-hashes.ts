import { createHash } from 'node:crypto'
import type { InlineHashes } from './security-headers.ts'

/**
 * The hashes by which the policy allows a page's inline scripts and styles. With a nonce, only of those that carry it, so
 * that markup smuggled into a page is never allowed.
 */
export function inlineHashes(html: string, nonce?: string): InlineHashes {
  return { scripts: hashesOf('script', html, nonce), styles: hashesOf('style', html, nonce) }
}

// Data for search engines is never run, so the policy need not name it.
function hashesOf(tag: 'script' | 'style', html: string, nonce?: string): string[] {
  const inline = new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, 'g')
  const texts = [...html.matchAll(inline)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="application\/ld\+json"/.test(attributes))
    .filter(([, attributes = '']) => !nonce || attributes.includes(`nonce="${nonce}"`))
    .flatMap(([, , text]) => text || [])

  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
