import { outlineText, widthOf } from '../../../src/app/share-pictures/outline-text.ts'
import type { CoverFigure } from '../../../src/articles/cover-figure.ts'
import { palette } from '../../../src/ui/art/palette.ts'
import { type Ground, PLOTS_OF_COVERS } from './cover-plots.ts'

const LEFT = 48
const ROOM = 544
const NUMBER_SIZE = 100
const WORDS_SIZES = [31, 28]

const LIGHT = { text: palette.ink, plot: '#4A423D' }
const GROUNDS: Record<string, Ground> = {
  solar: { ...LIGHT, fill: '#F3DDB3', faint: '#E4C68C' },
  utility: { ...LIGHT, fill: '#D5E1DE', faint: '#BACDC9' },
  business: { fill: palette.deep, text: palette.sheet, plot: palette.mist, faint: palette.deep2 },
  home: { ...LIGHT, fill: '#FFE4D8', faint: '#F6CBB8' },
}
const OTHER: Ground = { ...LIGHT, fill: palette.sunk, faint: palette.rule }

/** The cover of an article as SVG, 640 x 400: its number, what it is, and the figures it stands among, to scale. */
export function drawCover({ draw, number, says, ...figure }: CoverFigure, tags: readonly string[]): string {
  const ground = Object.entries(GROUNDS).find(([tag]) => tags.includes(tag))?.[1] ?? OTHER
  const size = Math.min(NUMBER_SIZE, (NUMBER_SIZE * ROOM) / widthOf(number, NUMBER_SIZE))
  const { lines, size: wordsSize } = fitted(says)
  const [numberLine, firstLine] = lines.length > 1 ? [112, 156] : [128, 182]

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice">',
    `<rect width="640" height="400" fill="${ground.fill}"/>`,
    PLOTS_OF_COVERS[draw](figure, ground),
    outlineText(number, { x: LEFT - 3, baseline: numberLine, size, fill: ground.text }),
    ...lines
      .filter(Boolean)
      .map((line, at) =>
        outlineText(line, { x: LEFT, baseline: firstLine + at * 36, size: wordsSize, fill: ground.text, face: 'book' }),
      ),
    '</svg>',
  ].join('')
}

/** In one line where it fits; else in two of about the same length. */
function fitted(says: string): { lines: string[]; size: number } {
  const [largest = 31] = WORDS_SIZES
  const size = WORDS_SIZES.find((size) => widthOf(says, size, 'book') <= ROOM)
  if (size) return { lines: [says], size }

  const words = says.split(' ')
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, largest, 'book')))
  return { lines: breaks.toSorted((a, b) => longest(a) - longest(b))[0] ?? [says], size: largest }
}
