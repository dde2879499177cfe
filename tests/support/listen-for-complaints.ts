import type { Page } from '@playwright/test'

/** What Chromium says of whatever was fetched ahead where the machine is slow. */
const LATE = 'not used within a few seconds'

/** What the page says to the console, from now on: errors, warnings, and what no script caught. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes(LATE)) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => isOfTranslator(message) || complaints.push(message))
  return complaints
}

// Translated before it comes alive, an island is not what React expects, and is drawn anew: that is said, and is right.
export function isOfTranslator(message: string): boolean {
  return process.env.TRANSLATED !== undefined && message.includes('React error #418')
}
