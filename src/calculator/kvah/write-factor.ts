/** A power factor as bills print it; a third place only where it says something. */
export function writeFactor(powerFactor: number): string {
  const rounded = String(Math.round(powerFactor * 1000) / 1000)
  return rounded.length < 4 ? powerFactor.toFixed(2) : rounded
}
