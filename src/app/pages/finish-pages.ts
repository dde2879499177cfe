import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FinishedPage, postProcessHtml } from './post-process-html.ts'

export type FinishPage = (html: string, nonce?: string, placeholders?: Record<string, string>) => FinishedPage

/** Finishes pages with the style sheets of a build, and what the placeholders stand for at that moment. */
export function finishPages(folder: string, placeholders: () => Record<string, string>): FinishPage {
  const styleSheets = readStyleSheets(folder)
  return (html, nonce, more) =>
    postProcessHtml(html, { placeholders: { ...placeholders(), ...more }, styleSheets }, nonce)
}

// Without the notice of the compiler that wrote it, which the file keeps.
function readStyleSheets(folder: string): Map<string, string> {
  return new Map(
    globSync('assets/*.css', { cwd: folder }).map((file) => [
      `/${file}`,
      readFileSync(join(folder, file), 'utf8').replace(/^\/\*![^*]*\*\/\s*/, ''),
    ]),
  )
}
