import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import drawPdf from './draw-pdf.ts?inline-script'

const { frame: copy } = leadDeskCopy.resume
const MOST_PAGES = 50
const PACKAGE = join(process.cwd(), 'node_modules', 'pdfjs-dist')
/** pdf.js itself, whole: its worker runs beside it in the frame, which may fetch nothing. */
const PROGRAM = ['legacy/build/pdf.worker.min.mjs', 'legacy/build/pdf.min.mjs']
/** Decoders of what scanners write: JBIG2 and JPEG 2000. */
const DECODERS = ['jbig2.wasm', 'openjpeg.wasm']

/**
 * A PDF as a document that draws it on canvases (pdf.js, Apache 2.0), for a frame with `sandbox="allow-scripts"`. All that
 * it needs stands in it: it has an origin of its own, may fetch and send nothing, and what a stranger's file might make its
 * program do reaches neither the desk nor the network. Chromium shows nothing by its own viewer in such a frame.
 */
export function pdfDocument(content: Buffer, title: string): Response {
  const nonce = randomBytes(16).toString('base64')
  return new Response(Readable.toWeb(Readable.from(written(content, title, nonce))) as unknown as BodyInit, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        'sandbox allow-scripts',
        "default-src 'none'",
        `script-src 'nonce-${nonce}' 'wasm-unsafe-eval'`,
        `style-src 'nonce-${nonce}'`,
        'img-src data: blob:',
        'font-src data: blob:',
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

async function* written(content: Buffer, title: string, nonce: string): AsyncGenerator<string> {
  const words = { page: copy.page, failed: copy.failed, cut: copy.cut(MOST_PAGES), most: `${MOST_PAGES}` }
  const data = Object.entries(words).map(([name, text]) => `data-${name}="${escaped(text)}"`)
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style nonce="${nonce}">body{margin:0;background:#ececec;font:16px/1.5 system-ui,sans-serif}#pages{display:grid;gap:8px;padding:8px}
canvas{display:block;width:100%;background:#fff}p{margin:0}</style></head>
<body><div id="pages" ${data.join(' ')}><noscript>${escaped(copy.noScript)}</noscript></div>
`
  yield `<script type="text/plain" id="file">${content.toString('base64')}</script>\n`
  for (const name of DECODERS) {
    const decoder = await readFile(join(PACKAGE, 'wasm', name), 'base64')
    yield `<script type="text/plain" id="${name}">${decoder}</script>\n`
  }
  for (const name of PROGRAM) {
    const text = await readFile(join(PACKAGE, name), 'utf8')
    yield `<script type="module" nonce="${nonce}">${text.replaceAll('</script', '<\\/script')}</script>\n`
  }
  yield `<script type="module" nonce="${nonce}">${drawPdf}</script>\n</body></html>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
