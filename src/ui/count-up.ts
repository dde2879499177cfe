/**
 * The figure on its way from zero: `progress` runs from 0 to 1. Every figure keeps the final one's
 * drums, so that nothing around it moves: '10,00,000' begins as '00,00,000'.
 */
export function countUp(final: string, progress: number): string {
  const digits = final.replace(/\D/g, '')
  const counted = Math.round(Number(digits) * settle(progress))
  const signs = [...String(counted).padStart(digits.length, '0')]

  return final.replace(/\d/g, () => signs.shift() ?? '')
}

// Fast first, slow at the end: a drum that comes to rest.
function settle(progress: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3
}
