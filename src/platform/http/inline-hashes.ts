import { createHash } from 'node:crypto'
import type { InlineHashes } from './security-headers.ts'

/**
 * By what the policy knows the scripts and styles within a page. With a nonce, only of those that carry it, so that
 * markup smuggled into a page is never blessed.
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
