/** A mail of ours, as what it says: how a letter looks is one thing, drawn in draw-letter.tsx. */
export interface Letter {
  /** What an inbox shows beside the subject. */
  preview: string
  heading?: string
  /** From above to below. What is false, null or empty is left out. */
  body: (LetterPart | false | null | undefined | '')[]
  foot?: LetterFoot
}

/**
 * A paragraph, lines of a bill, what somebody typed with its line breaks, where one may go on, or the one thing that a
 * letter asks for.
 */
export type LetterPart =
  | string
  | { lines: LetterLine[] }
  | { label: string; quoted: string }
  | { label: string; links: LetterLink[] }
  | { button: string; href: string }

export interface LetterLink {
  text: string
  href: string
}

/** What it is on the left, how it stands on the right. */
export type LetterLine = [label: string, value: string]

/** Small, at the end: why the letter came, where that has to be said, and links. */
export interface LetterFoot {
  why?: string
  links: LetterLink[]
}

/**
 * A letter in both forms that a mail has. What draws it is loaded with the first mail: a site that starts and a command
 * that only has to know a job need none of it, and Node as it stands reads no .tsx.
 */
export async function renderLetter(letter: Letter): Promise<{ html: string; text: string }> {
  const { drawLetter } = await import('./draw-letter.tsx')
  return drawLetter(letter)
}
