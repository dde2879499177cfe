/** An SVG path of a sine wave, left to right from (0, middle). */
export function sine(width: number, middle: number, amplitude: number, cycles: number): string {
  const steps = cycles * 44
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    const y = middle - amplitude * Math.sin(2 * Math.PI * cycles * share)
    return `${round(share * width)} ${round(y)}`
  })

  return 'M' + points.join('L')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
