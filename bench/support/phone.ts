import { chromium } from '@playwright/test'
import { wholeBrowserPath } from '../../scripts/browser.ts'

export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

export function launchBrowser() {
  return chromium.launch({ executablePath: wholeBrowserPath(), args: ['--no-sandbox', '--disable-gpu'] })
}
