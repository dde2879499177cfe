/**
 * The server's rules in short, so that a slip is told at once. The server has the last word; its validator is
 * too large to ship to visitors.
 */
export const isPlausible = {
  text: (text: string) => text.trim().length > 0,
  email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim()),
  phoneNumber: (text: string) => /^\+?[\d\s().-]+$/.test(text.trim()) && hasDigits(text, 7, 15),
} as const

function hasDigits(text: string, least: number, most: number): boolean {
  const count = text.replace(/\D/g, '').length
  return count >= least && count <= most
}
