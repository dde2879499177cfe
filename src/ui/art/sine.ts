/** Where the handles of a Bézier curve stand that follows half a period: in half periods from its end, and in amplitudes. */
const ALONG = 0.412
const UP = 1.336

/**
 * An SVG path of a sine wave of so many cycles, or half ones, left to right from (0, middle), one curve for each half
 * period. It leaves the sine by a third of a percent of the amplitude at most.
 */
export function sine(width: number, middle: number, amplitude: number, cycles: number): string {
  const half = width / (2 * cycles)
  const heightOf = (at: number) => round(middle - (at % 2 === 0 ? UP : -UP) * amplitude)
  const curves = Array.from({ length: 2 * cycles }, (_, at) => {
    // The first handle of all but the first curve is the mirror image of the last one before it, which S stands for.
    const begin = at === 0 ? `C${round(ALONG * half)} ${heightOf(at)} ` : 'S'
    return `${begin}${round((at + 1 - ALONG) * half)} ${heightOf(at)} ${round((at + 1) * half)} ${middle}`
  })

  return `M0 ${middle}${curves.join('')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
