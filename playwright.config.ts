import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserPath } from './scripts/browser.ts'
import { restingAt } from './tests/support/by-night.ts'
import { ROOM_TO_TEST } from './tests/support/room-to-test.ts'
import { SITE_UNDER_TEST, TEST_PORT, TRUST, WAY_THERE } from './tests/support/site-under-test.ts'

const { url: baseURL, settings, rehearsal } = SITE_UNDER_TEST
const { DATA_DIR } = settings
// Bytes and times of the plain server: TLS and HTTP/2 change them.
const PLAIN = rehearsal ? [/@plain/] : []

export default defineConfig({
  testDir: 'tests/browser',
  // While one page waits, another is drawn.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is slow, not wrong: these only end what hangs, and no test counts on them.
  timeout: 900_000,
  expect: { timeout: 300_000 },
  // What passes only when it is tried again has failed.
  retries: 0,
  use: {
    baseURL,
    proxy: WAY_THERE,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        // Letters stand at fractions of a pixel, as on Windows, macOS and phones; Linux rounds each, and a font moves more.
        '--font-render-hinting=none',
        // Its guess of the line, from how fast a busy machine answered, decides how far ahead it fetches pictures.
        '--force-effective-connection-type=4G',
        ...TRUST,
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      grepInvert: [...PLAIN, ...restingAt('phone')],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: [...PLAIN, ...restingAt('desktop')],
    },
  ],
  // In a rehearsal the site is there.
  webServer: rehearsal
    ? undefined
    : {
        command: `rm -rf ${DATA_DIR} && node scripts/start.ts`,
        url: `${baseURL}/api/health/`,
        // It makes the schema first.
        timeout: 300_000,
        env: { PORT: String(TEST_PORT), DATA_DIR, LOG_LEVEL: 'warn', ...ROOM_TO_TEST },
        stdout: 'ignore',
      },
})
