import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const MOST_PAGES = 50
const PACKAGE = join(process.cwd(), 'node_modules', 'pdfjs-dist')

/** What a PDF says, line by line, as far as its first fifty pages go. */
export async function pdfText(content: Buffer, longest: number): Promise<{ text: string; isCut: boolean }> {
  const loading = getDocument({
    data: new Uint8Array(content),
    // Which letters the numbers of Chinese, Japanese and Korean fonts are.
    cMapUrl: `${join(PACKAGE, 'cmaps')}/`,
    standardFontDataUrl: `${join(PACKAGE, 'standard_fonts')}/`,
    useSystemFonts: false,
    verbosity: 0,
  })
  const document = await loading.promise
  let text = ''
  let at = 0
  while (at < Math.min(document.numPages, MOST_PAGES) && text.length <= longest) {
    at += 1
    const page = await document.getPage(at)
    const { items } = await page.getTextContent()
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    text += '\n\n'
    page.cleanup()
  }
  return { text, isCut: at < document.numPages }
}
