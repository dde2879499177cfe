import type { PictureValue } from './fields.ts'
import { type PictureOfLibrary, readPictureId } from './picture-id.ts'

/** A small face on a phone, a card, and twice each. */
const WIDTHS = [160, 320, 640, 960]

export const CUT_FORMATS = ['avif', 'webp'] as const
export type CutFormat = (typeof CUT_FORMATS)[number]

/** A part of a picture of the library in the ratio of its place, around what must stay in it. */
export interface Cut {
  hash: string
  /** `4:5`, or `whole`: nothing is cut off. */
  ratio: string
  /** In whole percent from the left and from the top. */
  x: number
  y: number
  width: number
}

/** The cut of a picture for a place, in every width in which it is kept; the widest last. None where the id is no id. */
export function cutsOf({ id, focus }: Pick<PictureValue, 'id' | 'focus'>, ratio: string): Cut[] {
  const picture = readPictureId(id)
  if (!picture) return []
  const [x, y] = [Math.round(focus.x * 100), Math.round(focus.y * 100)]
  const { width: widest } = rectangleOf(picture, { ratio, x, y })
  return [...WIDTHS.filter((width) => width < widest), widest].map((width) => ({
    hash: picture.hash,
    ratio,
    x,
    y,
    width,
  }))
}

/** What lies in the cut, in pixels of the picture: as large as it can be, with the point as near its middle as it can be. */
export function rectangleOf(
  { width, height }: Pick<PictureOfLibrary, 'width' | 'height'>,
  { ratio, x, y }: Pick<Cut, 'ratio' | 'x' | 'y'>,
) {
  const aspect = aspectOf(ratio, { width, height })
  const cut = {
    width: Math.max(Math.floor(Math.min(width, height * aspect)), 1),
    height: Math.max(Math.floor(Math.min(height, width / aspect)), 1),
  }
  return {
    ...cut,
    left: within(Math.round((x / 100) * width - cut.width / 2), width - cut.width),
    top: within(Math.round((y / 100) * height - cut.height / 2), height - cut.height),
  }
}

/** How much wider than high; `picture`: what is shown whole has the ratio that it came with. */
function aspectOf(ratio: string, picture: Pick<PictureOfLibrary, 'width' | 'height'>): number {
  if (ratio === 'whole') return picture.width / picture.height
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return across / down
}

function within(number: number, most: number): number {
  return Math.min(Math.max(number, 0), most)
}

/** What lies under it never changes. */
export function cutAddress({ hash, ratio, x, y, width }: Cut, format: CutFormat): string {
  return `/media/${hash}-${ratio.replace(':', 'x')}-${x}-${y}-${width}.${format}`
}

/** What an address of a cut says; undefined where it is none. */
export function readCutAddress(address: string): { cut: Cut; format: CutFormat } | undefined {
  const read = /^\/media\/([0-9a-f]{32})-(\d{1,2}x\d{1,2}|whole)-(\d{1,3})-(\d{1,3})-(\d{1,4})\.(avif|webp)$/.exec(
    address,
  )
  const [, hash = '', ratio = '', x, y, width, format] = read ?? []
  if (!read) return undefined
  const cut = { hash, ratio: ratio.replace('x', ':'), x: Number(x), y: Number(y), width: Number(width) }
  return { cut, format: format as CutFormat }
}
