/**
 * To the whole paisa, halves away from zero. The epsilon puts right what binary fractions cost: 10% of 169,425 paise must
 * be 16,942.5 and so 16,943, never 16,942.499….
 */
export function toPaise(paise: number): number {
  const rounded = Math.floor(Math.abs(paise) + 0.5 + 1e-6)
  return paise < 0 ? -rounded || 0 : rounded
}
