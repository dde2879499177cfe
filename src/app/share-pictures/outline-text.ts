import { readFileSync } from 'node:fs'
import * as harfbuzz from 'harfbuzzjs'

// Cut from our variable faces: width 112, weights 680 and 450 (art/README.md). A letter is drawn in the first that has it.
const FILES = {
  bold: ['anek-wide-bold', 'anek-devanagari-bold', 'anek-telugu-bold'],
  book: ['anek-wide-book'],
}

/** The design's tracking of headlines, in em: of Latin ones alone, since letters of the other scripts are joined. */
const TRACKING = -0.028
/** They join letters, or keep them apart, and are none themselves. */
const JOINERS = /\u200c|\u200d/g

const opened = new Map<Face, Drawn[]>()

export type Face = keyof typeof FILES

interface Line {
  x: number
  baseline: number
  size: number
  fill: string
  face?: Face
}

interface Drawn {
  font: harfbuzz.Font
  letters: ReadonlySet<number>
  /** In em, after each glyph. */
  tracking: number
  isIndic: boolean
}

/** A part of a line that one font has all letters of. */
interface Run extends Drawn {
  text: string
}

/** In em; upwards is positive. */
interface Glyph {
  id: number
  x: number
  y: number
  advance: number
}

/** Text as a path: a picture then looks the same wherever it is drawn, whatever fonts are there. */
export function outlineText(text: string, { x, baseline, size, fill, face = 'bold' }: Line): string {
  let pen = x

  const paths = runsOf(text, face).flatMap((run) =>
    glyphsOf(run).map((glyph) => {
      const [left, top] = [pen + glyph.x * size, baseline - glyph.y * size]
      const scale = size / run.font.face.upem
      pen += glyph.advance * size
      return run.font
        .glyphToPath(glyph.id)
        .replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) =>
          [left + Number(x) * scale, top - Number(y) * scale].map((at) => Math.round(at * 10) / 10).join(' '),
        )
    }),
  )

  return `<path fill="${fill}" d="${paths.join('')}"/>`
}

/** How wide a line of text comes out. */
export function widthOf(text: string, size: number, face: Face = 'bold'): number {
  const glyphs = runsOf(text, face).flatMap(glyphsOf)
  return glyphs.reduce((sum, { advance }) => sum + advance, 0) * size
}

/** True where the brand's faces have a letter for everything in the text. */
export function canOutline(text: string): boolean {
  return [...text.replace(JOINERS, '')].every((letter) => open('bold').some((drawn) => has(drawn, letter)))
}

/** True where signs stand above and below the letters, and lines need more room. */
export function isTall(text: string): boolean {
  return runsOf(text, 'bold').some(({ isIndic }) => isIndic)
}

/** What stands between words stays with what is before it. */
function runsOf(text: string, face: Face): Run[] {
  const fonts = open(face)
  const runs: Run[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const stays = last && (/\s|\u200c|\u200d/.test(letter) || (last.isIndic && has(last, letter)))
    const next = stays ? last : (fonts.find((drawn) => has(drawn, letter)) ?? last ?? fonts[0]!)
    if (last?.font === next.font) last.text += letter
    else runs.push({ ...next, text: letter })
  }
  return runs
}

function glyphsOf({ text, font, tracking }: Run): Glyph[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const places = buffer.getGlyphPositions()
  const inEm = (units = 0) => units / font.face.upem
  return buffer.getGlyphInfos().map(({ codepoint }, at) => ({
    id: codepoint,
    x: inEm(places[at]?.xOffset),
    y: inEm(places[at]?.yOffset),
    advance: inEm(places[at]?.xAdvance) + tracking,
  }))
}

function has({ letters }: Drawn, letter: string): boolean {
  return letters.has(letter.codePointAt(0) ?? 0)
}

function open(face: Face): Drawn[] {
  const drawn =
    opened.get(face) ??
    FILES[face].map((file, at) => {
      const face = new harfbuzz.Face(new harfbuzz.Blob(readFileSync(`src/app/share-pictures/${file}.ttf`)))
      return {
        font: new harfbuzz.Font(face),
        letters: new Set(face.collectUnicodes()),
        tracking: at === 0 ? TRACKING : 0,
        isIndic: at > 0,
      }
    })
  opened.set(face, drawn)
  return drawn
}
