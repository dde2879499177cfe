import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compressInTurn } from '#platform/http/compress-text.ts'
import { type FinishedPage, postProcessHtml } from './post-process-html.ts'
import { compressPage, type StoredPage } from './stored-page.ts'

export interface BuiltPage {
  path: string
  html: string
  builtAt: Date
}

export interface PageStore {
  find: (path: string) => StoredPage | undefined
  /** Every page, with the time at which it was built. */
  list: () => BuiltPage[]
  finish: (html: string, nonce?: string, placeholders?: Record<string, string>) => FinishedPage
}

/**
 * Reads what the build has prerendered and keeps every page finished and
 * compressed in memory. Compressing as hard as one can takes seconds, so the
 * site opens with a quick compression and the best one follows.
 */
export function openPageStore(folder: string, placeholders: Record<string, string>): PageStore {
  const styleSheets = readStyleSheets(folder)
  const finish: PageStore['finish'] = (html, nonce, more) =>
    postProcessHtml(html, { placeholders: { ...placeholders, ...more }, styleSheets }, nonce)

  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => {
      const page = finish(readFileSync(join(folder, file), 'utf8'))
      return [pathOf(file), compressPage(page)]
    }),
  )
  void compressAll([...pages.values()])

  // Hono hands us the path decoded; with or without the slash at its end, it is the same page.
  return {
    finish,
    list: () =>
      [...pages].map(([path, { html }]) => ({ path, html, builtAt: statSync(join(folder, fileOf(path))).mtime })),
    find: (path) => pages.get(path.length > 1 ? path.replace(/\/$/, '') : path),
  }
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

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`
}

function fileOf(path: string): string {
  return join(path, 'index.html')
}

// One after the other: all at once they would hold the memory of every thread for good. No request is answered between
// two of them, so that nothing else takes the turn.
async function compressAll(pages: StoredPage[]) {
  for (const page of pages) await compressInTurn(page)
}
