/** The edge of the tile that the curve is drawn in. */
export const TILE = 80

const OVERHANG = 5
const STEP = 6
const STEPS = (TILE + 2 * OVERHANG) / STEP

/**
 * A person's waveform as a closed SVG path: three harmonics whose frequencies and phases are the letters of
 * the initials. It ends outside the tile, so that its outline can be stroked and only the curve is seen.
 *
 * The path is a quadratic B-spline through few and coarse heights: as smooth as a line of three times as many
 * points, in half the bytes, compressed. A page has forty of them.
 */
export function signature(initials: string): string {
  const [first, second] = letters(initials)
  const controls = Array.from({ length: STEPS + 2 }, (_, step) => {
    const turn = (step / STEPS) * 2 * Math.PI
    return even(
      60 -
        10.4 * Math.sin(turn * (1 + (first % 2)) + second) -
        5.2 * Math.sin(turn * (2 + (second % 4)) + first) -
        2.4 * Math.sin(turn * (5 + (first % 3))),
    )
  })
  // The curve goes through the middles between controls, which are whole numbers since the controls are even.
  const middles = controls.slice(1).map((control, step) => (control + controls[step]!) / 2)
  const [toFirst, ...toOthers] = middles.slice(1).map((middle, step) => `${STEP} ${middle - middles[step]!}`)
  const start = `M-${OVERHANG} ${middles[0]}q${STEP / 2} ${controls[1]! - middles[0]!} ${toFirst}`

  return `${start}t${toOthers.join(' ')}V${TILE + OVERHANG}H-${OVERHANG}Z`.replaceAll(' -', '-')
}

function even(height: number): number {
  return 2 * Math.round(height / 2)
}

/** Which of the colourways a tile wears: neighbours differ, and the same place stays the same. */
export function colourway(initials: string, place: number, count: number): number {
  const [first, second] = letters(initials)
  return (place * 3 + first + second) % count
}

function letters(initials: string): [number, number] {
  const [first = 1, second = 6] = [...initials.toUpperCase()].map((letter) => Math.abs(letter.charCodeAt(0) - 64))
  return [first, second]
}
