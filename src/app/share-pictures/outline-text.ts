import { type Font, openSync } from 'fontkit'

// Cut from our variable face: width 112, weights 680 and 450, with the rupee sign.
const FILES = {
  bold: 'src/app/share-pictures/anek-wide-bold.ttf',
  book: 'src/app/share-pictures/anek-wide-book.ttf',
}

/** The design's tracking of headlines, in em. */
const TRACKING = -0.028

const opened = new Map<Face, Font>()

export type Face = keyof typeof FILES

interface Line {
  x: number
  baseline: number
  size: number
  fill: string
  face?: Face
}

/** Text as a path: a picture then looks the same wherever it is drawn, whatever fonts are there. */
export function outlineText(text: string, { x, baseline, size, fill, face = 'bold' }: Line): string {
  const font = open(face)
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let pen = x

  const paths = glyphs.map((glyph, at) => {
    const path = glyph.path.transform(scale, 0, 0, -scale, pen, baseline).toSVG()
    pen += (positions[at]?.xAdvance ?? 0) * scale + TRACKING * size
    return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
  })

  return `<path fill="${fill}" d="${paths.join('')}"/>`
}

/** How wide a line of text comes out. */
export function widthOf(text: string, size: number, face: Face = 'bold'): number {
  const font = open(face)
  return (font.layout(text).advanceWidth / font.unitsPerEm + text.length * TRACKING) * size
}

/** True where the brand's face has a letter for everything in the text. */
export function canOutline(text: string): boolean {
  return [...text].every((letter) => open('bold').hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

function open(face: Face): Font {
  const font = opened.get(face) ?? (openSync(FILES[face]) as Font)
  opened.set(face, font)
  return font
}
