import { currentLanguage, type Language } from '#platform/text/language.ts'
import { InlineStyle } from '#ui/inline-script.tsx'
import devanagari from '#ui/styles/fonts/anek-devanagari.woff2?url'
import latin from '#ui/styles/fonts/anek-latin.woff2?url'
import telugu from '#ui/styles/fonts/anek-telugu.woff2?url'
import hindiStyle from './hindi.css?inline'
import indic from './indic.css?inline'
import teluguStyle from './telugu.css?inline'

/** Each has Latin letters too: no page needs a second file. Beside it, what its letters alone need. */
const FONTS: Partial<Record<Language, { file: string; family: string; style: string }>> = {
  hi: { file: devanagari, family: 'Anek Devanagari', style: hindiStyle },
  te: { file: telugu, family: 'Anek Telugu', style: teluguStyle },
}

/** The font of this page. */
export function fontFile(): string {
  return FONTS[currentLanguage()]?.file ?? latin
}

/** Whether letters of this page are drawn in another font than the Latin one. */
export function hasOwnFont(): boolean {
  return currentLanguage() in FONTS
}

/** How the letters of this page's language are drawn and set, where they are not Latin ones. */
export function LanguageType() {
  const font = FONTS[currentLanguage()]
  return font ? <InlineStyle text={faceOf(font) + indic + font.style} /> : null
}

// What devices have for these scripts is as wide as nothing of ours: a page that would change its font while it is read would
// move. So one that is drawn before its font has come stays as it is, and the next ones have it.
function faceOf({ file, family }: Record<'file' | 'family', string>): string {
  const ranges = 'font-weight:400 720;font-stretch:82% 112%;font-display:optional'
  return `@font-face{font-family:"${family}";src:url("${file}") format("woff2");${ranges}}`
}
