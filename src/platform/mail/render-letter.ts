import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** A letter in both forms that a mail has. Rendered once: its text is made of the HTML. */
export async function renderLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(letter)
  return { html, text: toPlainText(html) }
}
