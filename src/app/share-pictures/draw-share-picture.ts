import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandName } from '#company/brand-name.ts'
import { drawSceneSvg, type Scene } from './draw-share-scene.ts'
import { canOutline, isTall, outlineText, widthOf } from './outline-text.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const PANEL = { x: 700, width: 500 }
const MARGIN = 72
const SIZES = [68, 60, 54, 48, 42, 36]
const MOST_LINES = 5
const [LEADING, TALL_LEADING] = [1.1, 1.26]
const INK = '#1F1611'

// The part of a cover's 640 x 400 that stands upright in the panel, where the whole would be too small.
const VIEWS: Record<string, string> = {
  bill: '120 -104 400 504',
  feed: '180 -60 400 504',
  wave: '120 -52 400 504',
}

export interface ShareSubject {
  title: string
  /** One of the drawn covers. */
  cover: string
  /** Instead of the cover: the whole picture, with its sum. */
  scene?: Scene
}

/** The picture that a shared link shows, as SVG, 1200 x 630: the brand, the title, the cover. */
export function drawShareSvg({ title, cover, scene }: ShareSubject, covers: string): string {
  if (scene) return drawSceneSvg(scene, brand('#FFFDF8'))

  // A title in a script that the face does not have is left to the words beside the picture.
  const lines = canOutline(title) ? titleLines(title) : ''

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#F8F3EA"/>`,
    coverPanel(cover, covers),
    brand(),
    lines,
    `<rect x="${MARGIN}" y="${HEIGHT - 84}" width="96" height="8" fill="#FF6B3D"/>`,
    '</svg>',
  ].join('')
}

function coverPanel(cover: string, covers: string): string {
  const svg = readFileSync(join(covers, `${cover}.svg`), 'utf8')
  const ground = /<rect width="640" height="400" fill="(#[0-9A-Fa-f]+)"\/>/.exec(svg)?.[1] ?? '#EFE6D8'
  const art = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  const { x, width } = PANEL

  return [
    `<rect x="${x}" width="${width}" height="${HEIGHT}" fill="${ground}"/>`,
    `<svg x="${x}" y="0" width="${width}" height="${HEIGHT}"`,
    ` viewBox="${VIEWS[cover] ?? '0 0 640 400'}">${art}</svg>`,
  ].join('')
}

/** The mark, and the configured name in the wordmark's two weights. */
function brand(ink: string = INK): string {
  const [first = '', ...rest] = brandName().split(' ')
  const place = { baseline: 106, size: 34, fill: ink }
  const x = MARGIN + 66

  return [
    `<g transform="translate(${MARGIN} 68) scale(1.15)" fill="none" stroke-linecap="round">`,
    '<path d="M36.6 10.5A19 19 0 1 0 36.6 37.5" stroke="#FF6B3D" stroke-width="5.6"/>',
    `<path d="M12.500 24c3-9.200 8.700-9.200 11.700 0s8.700 9.200 11.700 0c1.700-5.200 4.400-7.500 7.600-7" stroke="${ink}" stroke-width="4.4"/></g>`,
    outlineText(first, { x, ...place }),
    outlineText(rest.join(' '), { x: x + widthOf(`${first} `, place.size), ...place, face: 'book' }),
  ].join('')
}

function titleLines(title: string): string {
  const { lines, size } = fitted(title)
  const leading = size * (isTall(title) ? TALL_LEADING : LEADING)
  const top = HEIGHT / 2 + 40 - ((lines.length - 1) * leading) / 2

  return lines
    .map((line, at) => outlineText(line, { x: MARGIN, baseline: top + at * leading, size, fill: INK }))
    .join('')
}

/** The largest size at which the title fits beside the cover. */
function fitted(title: string): { lines: string[]; size: number } {
  const room = PANEL.x - 2 * MARGIN + 24
  const smallest = SIZES.at(-1) ?? 36
  const size = SIZES.find((size) => fits(breakLines(title, size, room), size, room)) ?? smallest

  const count = breakLines(title, size, room).length

  // The narrowest column of as many lines: they come out about equally long.
  const narrowest = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]
    .map((share) => breakLines(title, size, room * share))
    .find((lines) => lines.length === count && lines.every((line) => widthOf(line, size) <= room))
  return { lines: (narrowest ?? breakLines(title, size, room)).slice(0, MOST_LINES), size }
}

function fits(lines: string[], size: number, room: number): boolean {
  return lines.length <= MOST_LINES - 1 && lines.every((line) => widthOf(line, size) <= room)
}

function breakLines(title: string, size: number, room: number): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
