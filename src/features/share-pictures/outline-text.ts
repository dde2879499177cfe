import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

interface Line {
  x: number
  baseline: number
  size: number
  fill: string
}

const FONT = 'src/features/share-pictures/anek-wide.ttf'
let opened: Font | undefined

/** Text as a path: a picture then looks the same wherever it is drawn, whatever fonts are there. */
export function outlineText(text: string, { x, baseline, size, fill }: Line): string {
  const { glyphs, positions } = font().layout(text)
  const scale = size / font().unitsPerEm
  let pen = 0
  const paths = glyphs.map((glyph, at) => {
    const path = glyph.path.transform(scale, 0, 0, -scale, x + pen * scale, baseline).toSVG()
    pen += (positions[at]?.xAdvance ?? 0) + TRACKING * font().unitsPerEm
    return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
  })

  return `<path fill="${fill}" d="${paths.join('')}"/>`
}

/** The design's tracking of headlines, in em. */
const TRACKING = -0.028

/** How wide a line of text comes out. */
export function widthOf(text: string, size: number): number {
  return (font().layout(text).advanceWidth / font().unitsPerEm + text.length * TRACKING) * size
}

/** True where the brand's font has a letter for everything in the text. */
export function canOutline(text: string): boolean {
  return [...text].every((letter) => font().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

function font(): Font {
  opened ??= openSync(fileURLToPath(new URL(FONT, `file://${process.cwd()}/`))) as Font
  return opened
}
