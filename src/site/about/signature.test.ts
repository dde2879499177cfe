import { expect, test } from 'vitest'
import { founders, team } from '#company/people.en.ts'
import { colourway, signature, TILE } from './signature.ts'

test('no two people have the same signature', () => {
  const everyone = [...founders, ...team].map(({ initials }) => initials)
  expect(new Set(everyone.map(signature)).size).toBe(everyone.length)
})

test('the curve goes from side to side and stays inside the tile, whatever the letters', () => {
  for (const initials of ['AA', 'ZZ', 'MX', 'Q', 'AZ']) {
    const points = controlsOf(signature(initials))
    expect(points[0]!.x).toBeLessThan(0)
    expect(points.at(-1)!.x).toBeGreaterThan(TILE)

    // A quadratic curve stays among its controls.
    const heights = points.map(({ y }) => y)
    expect(Math.min(...heights)).toBeGreaterThan(TILE / 2)
    expect(Math.max(...heights)).toBeLessThan(TILE)
  }
})

test('the colourway is one of those there are', () => {
  for (const place of team.keys()) expect(colourway(team[place]!.initials, place, 7)).toBeLessThan(7)
})

/** The controls of a path `M x y q x y x y t x y…`, where every control but the first mirrors the one before. */
function controlsOf(path: string): { x: number; y: number }[] {
  const [, curve = ''] = /^M(.*)V/.exec(path) ?? []
  const [x = NaN, y = NaN, dx = NaN, dy = NaN, ...ends] = (curve.match(/-?\d+/g) ?? []).map(Number)
  const controls = [{ x: x + dx, y: y + dy }]
  const end = { x, y }
  for (let i = 0; i < ends.length; i += 2) {
    end.x += ends[i]!
    end.y += ends[i + 1]!
    const last = controls.at(-1)!
    controls.push({ x: 2 * end.x - last.x, y: 2 * end.y - last.y })
  }
  return controls
}
