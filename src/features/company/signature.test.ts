import { expect, test } from 'vitest'
import { founders, team } from '#content/samples/team.ts'
import { colourway, signature, TILE } from './signature.ts'

test('no two people have the same signature', () => {
  const everyone = [...founders, ...team].map(({ initials }) => initials)
  expect(new Set(everyone.map(signature)).size).toBe(everyone.length)
})

test('the curve stays inside the tile, whatever the letters', () => {
  for (const initials of ['AA', 'ZZ', 'MX', 'Q', 'AZ']) {
    const heights = heightsOf(signature(initials))
    expect(heights).toHaveLength(45)
    expect(Math.min(...heights)).toBeGreaterThan(TILE / 2)
    expect(Math.max(...heights)).toBeLessThan(TILE)
  }
})

test('the colourway is one of those there are', () => {
  for (const place of team.keys()) expect(colourway(team[place]!.initials, place, 7)).toBeLessThan(7)
})

function heightsOf(path: string): number[] {
  const [, start, steps = ''] = /^M-10 (\d+)l(.*)V/.exec(path) ?? []
  const heights = [Number(start)]
  for (const [, up] of steps.matchAll(/\d+ ?(-?\d+)/g)) heights.push(heights.at(-1)! + Number(up))
  return heights
}
