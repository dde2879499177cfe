/** The edge of the tile that the curve is drawn in. */
export const TILE = 200

const OVERHANG = 10
const STEP = 5
const STEPS = (TILE + 2 * OVERHANG) / STEP

/**
 * A person's waveform as a closed SVG path: three harmonics whose frequencies and phases are the letters of
 * the initials. It ends outside the tile, so that its outline can be stroked and only the curve is seen.
 */
export function signature(initials: string): string {
  const [first, second] = letters(initials)
  const heights = Array.from({ length: STEPS + 1 }, (_, step) => {
    const turn = (step / STEPS) * 2 * Math.PI
    return Math.round(
      150 -
        26 * Math.sin(turn * (1 + (first % 2)) + second) -
        13 * Math.sin(turn * (2 + (second % 4)) + first) -
        6 * Math.sin(turn * (5 + (first % 3))),
    )
  })
  // From each to the next: a fifth fewer bytes, compressed, than places in the tile would take.
  const steps = heights.slice(1).map((height, step) => `${STEP} ${height - heights[step]!}`)

  return `M-${OVERHANG} ${heights[0]}l${steps.join(' ').replaceAll(' -', '-')}V${TILE + OVERHANG}H-${OVERHANG}Z`
}

/** Which of the colourways a tile wears: neighbours differ, and the same place stays the same. */
export function colourway(initials: string, place: number, count: number): number {
  const [first, second] = letters(initials)
  return (place * 3 + first + second) % count
}

function letters(initials: string): [number, number] {
  const [first = 1, second = 6] = [...initials.toUpperCase()].map((letter) => letter.charCodeAt(0) - 64)
  return [first, second]
}
