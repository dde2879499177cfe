/** 'Patna, Raipur and Delhi'. */
export function listInWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const

/** At the head of a sentence: 'Three', and in digits from ten on. */
export function countInWords(count: number): string {
  return COUNTS[count] ?? String(count)
}
