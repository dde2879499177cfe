import { compressText, type StoredText } from '#platform/http/compress-text.ts'
import type { FinishedPage } from './post-process-html.ts'

export interface StoredPage extends FinishedPage, StoredText {}

export function compressPage(page: FinishedPage): StoredPage {
  return { ...page, ...compressText(page.html) }
}
