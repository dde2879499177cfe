import verbatim from '#content/company/verbatim.json' with { type: 'json' }

const VERBATIM: ReadonlySet<string> = new Set(verbatim)

/** The specification has it word by word. */
export function isVerbatim(text: string): boolean {
  return VERBATIM.has(text)
}

/** What stands in these values that the specification has word by word. */
export function verbatimIn(values: unknown): string[] {
  if (typeof values === 'string') return isVerbatim(values) ? [values] : []
  return typeof values === 'object' && values !== null ? Object.values(values).flatMap(verbatimIn) : []
}
