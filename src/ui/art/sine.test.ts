import { expect, test } from 'vitest'
import { sine } from './sine.ts'

type Point = readonly [number, number]

test.each([
  [480, 48, 34, 1],
  [66, 50, 20, 1.5],
  [430, 60, 44, 3],
])('a wave of %i pixels around %i is a sine', (width, middle, amplitude, cycles) => {
  const points = pointsOf(sine(width, middle, amplitude, cycles))

  expect(points.at(-1)).toEqual([width, middle])
  for (const [x, y] of points) {
    const exact = middle - amplitude * Math.sin((2 * Math.PI * cycles * x) / width)
    expect(Math.abs(y - exact)).toBeLessThan(0.006 * amplitude)
  }
})

/** What the curves of such a path lead through, by their definition (SVG 2, 9.3.6). */
function pointsOf(path: string): Point[] {
  const [start, ...curves] = path.split(/[MCS]/).slice(1).map(toPoints)
  let [from] = start as [Point]
  let mirrored: Point | undefined

  return curves.flatMap((handles) => {
    const [first, second, to] = (mirrored ? [mirrored, ...handles] : handles) as [Point, Point, Point]
    const begin = from
    mirrored = [2 * to[0] - second[0], 2 * to[1] - second[1]]
    from = to
    return Array.from({ length: 101 }, (_, step) => at(step / 100, [begin, first, second, to]))
  })
}

function toPoints(numbers: string): Point[] {
  const [...each] = numbers.trim().split(' ').map(Number)
  return Array.from({ length: each.length / 2 }, (_, place) => [each[2 * place]!, each[2 * place + 1]!])
}

/** De Casteljau. */
function at(share: number, points: Point[]): Point {
  if (points.length === 1) return points[0]!
  return at(
    share,
    points.slice(1).map(([x, y], place) => {
      const [left, above] = points[place]!
      return [left + share * (x - left), above + share * (y - above)]
    }),
  )
}
