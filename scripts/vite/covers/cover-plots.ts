import type { CoverFigure } from '../../../src/articles/cover-figure.ts'
import { palette } from '../../../src/ui/art/palette.ts'

/** The colours of one cover. */
export interface Ground {
  fill: string
  text: string
  /** Of what is drawn, and not marked. */
  plot: string
  /** Under a line. */
  faint: string
}

type Values = Pick<CoverFigure, 'values' | 'marked'>
type Plot = (figure: Values, ground: Ground) => string

const [WIDTH, HEIGHT] = [640, 400]
const [LEFT, RIGHT, TOP] = [48, 592, 222]
const ROOM = HEIGHT - TOP
const CORAL = palette.coral

/** Each from left to right, to scale from zero, its own part in coral. */
export const PLOTS_OF_COVERS: Record<CoverFigure['draw'], Plot> = {
  bars: (figure, ground) => uprights(figure, ground, figure.values.length > 12 ? 0.26 : 0.34),
  stairs: (figure, ground) => uprights(figure, ground, 0),

  rows({ values, marked }, ground) {
    const most = Math.max(...values)
    const step = (ROOM - 24) / values.length
    return values
      .map((value, at) =>
        rect(0, TOP + at * step, LEFT + (value / most) * (RIGHT - LEFT), step * 0.62, colour(marked, at, ground)),
      )
      .join('')
  },

  line({ values, marked }, ground) {
    const most = Math.max(...values)
    const place = (value: number, at: number) =>
      `${round((at / (values.length - 1)) * WIDTH)} ${round(HEIGHT - (value / most) * (ROOM - 8))}`
    const points = values.map(place)
    const marks = marked.map((at) => {
      const [x = '', y = ''] = place(values[at] ?? 0, at).split(' ')
      return `<path d="M${x} ${y}V${HEIGHT}" stroke="${CORAL}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="13" fill="${CORAL}"/>`
    })
    return [
      `<path d="M0 ${HEIGHT}L${points.join(' ')} ${WIDTH} ${HEIGHT}Z" fill="${ground.faint}"/>`,
      `<path d="M${points.join(' ')}" fill="none" stroke="${ground.plot}" stroke-width="7" stroke-linejoin="round"/>`,
      ...marks,
    ].join('')
  },

  strip({ values, marked }, ground) {
    const total = sum(values)
    const gap = 4
    let x = 0
    return values
      .map((value, at) => {
        const width = (value / total) * WIDTH
        const part = rect(x, TOP + 18, width - gap, 112, colour(marked, at, ground))
        x += width
        return part
      })
      .join('')
  },

  // So many of so many, counted down each column.
  dots({ values: [some = 0, all = 1] }, ground) {
    const rows = rowsOf(all)
    const columns = all / rows
    const pitch = round(Math.min((RIGHT - LEFT) / columns, (ROOM - 26) / rows))
    const size = round(pitch * 0.68)
    const marks = Array.from(
      { length: some },
      (_, at) => `M${round(Math.floor(at / rows) * pitch)} ${round((at % rows) * pitch)}h${size}v${size}h-${size}z`,
    )
    return [
      `<defs><pattern id="dots" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse">`,
      `<rect width="${size}" height="${size}" fill="${ground.plot}"/></pattern></defs>`,
      `<g transform="translate(${LEFT} ${TOP})">${rect(0, 0, (columns - 1) * pitch + size, (rows - 1) * pitch + size, 'url(#dots)')}`,
      `<path d="${marks.join('')}" fill="${CORAL}"/></g>`,
    ].join('')
  },

  // kW along the base, kVAr upright: all of it, and what is left once it is corrected.
  triangle({ values: [kw = 1, before = 0, after = 0] }, ground) {
    const scale = Math.min((RIGHT - 150) / kw, (ROOM - 12) / before)
    const foot = HEIGHT - 22
    const left = RIGHT - kw * scale
    const top = (kvar: number) => round(foot - kvar * scale)
    const line = (d: string, stroke: string, width: number, more = '') =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`
    return [
      `<path d="M${left} ${foot}L${RIGHT} ${top(before)}V${top(after)}Z" fill="${CORAL}" fill-opacity=".28"/>`,
      line(`M${left} ${foot}H${RIGHT}V${top(after)}`, ground.plot, 7),
      line(`M${RIGHT} ${top(after)}V${top(before)}`, CORAL, 12),
      line(`M${left} ${foot}L${RIGHT} ${top(before)}`, ground.plot, 7),
      line(`M${left} ${foot}L${RIGHT} ${top(after)}`, ground.plot, 4, ' stroke-dasharray="2 12"'),
    ].join('')
  },

  bill({ values, marked }, ground) {
    const most = Math.max(...values)
    const [left, right, top] = [120, 592, TOP]
    const step = (HEIGHT - top - 26) / values.length
    const teeth = Array.from({ length: (right - left) / 16 }, () => 'l8 -9l8 9').join('')
    const lines = values.map((value, at) => {
      const y = round(top + 30 + at * step)
      const width = Math.max(10, (value / most) * 250)
      return [
        rect(left + 28, y, 90 + ((at * 37) % 60), 12, palette.edge),
        rect(right - 28 - width, y - 3, width, 18, marked.includes(at) ? CORAL : palette.ink),
      ].join('')
    })
    return `<path d="M${left} ${HEIGHT}V${top}${teeth}V${HEIGHT}Z" fill="${palette.sheet}" stroke="${ground.faint}"/>${lines.join('')}`
  },
}

/** Standing on the lower edge; `gap` is the part of each place that stays empty. */
function uprights({ values, marked }: Values, ground: Ground, gap: number): string {
  const most = Math.max(...values)
  const step = (RIGHT - LEFT) / values.length
  return values
    .map((value, at) => {
      const height = Math.max((value / most) * (ROOM - 4), 4)
      return rect(
        LEFT + at * step,
        HEIGHT - height,
        step * (1 - gap) + (gap ? 0 : 0.5),
        height,
        colour(marked, at, ground),
      )
    })
    .join('')
}

function colour(marked: readonly number[], at: number, ground: Ground): string {
  return marked.includes(at) ? CORAL : ground.plot
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`
}

/** As many as make the whole about as wide as there is room, each column full. */
function rowsOf(all: number): number {
  const wanted = Math.sqrt((all * (ROOM - 26)) / (RIGHT - LEFT))
  const full = Array.from({ length: all }, (_, at) => at + 1).filter((rows) => all % rows === 0)
  return full.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? 1
}

function sum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
