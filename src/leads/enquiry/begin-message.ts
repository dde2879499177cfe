/** What stood in the message before, and what a page had put there for the visitor. */
interface Before {
  text: string
  begun?: string
}

/** A message begun for the visitor takes the place of another that was begun, never of their own words: it follows them. */
export function beginMessage(before: Before, begun: string): string {
  if (before.text.includes(begun)) return before.text

  const isUntouched = before.text.trim() === '' || before.text === before.begun
  return isUntouched ? begun : `${before.text.trimEnd()}\n\n${begun}`
}
