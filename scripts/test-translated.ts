import { spawnSync } from 'node:child_process'
import { browserPath } from './browser.ts'
import { buildIfChanged } from './build.ts'

// npm run test:translated [-- FILE…]: the journeys in a browser over pages that a translator changes, first once they are
// alive, then before their scripts come (tests/support/translator.ts). Nightly: each run takes as long as npm test's own.
// What measures bytes, frames and moved boxes would measure the translator, and what translates pages itself does it twice.
const LEFT_OUT = 'budgets.spec|translated.spec'
const files = process.argv.slice(2)

await buildIfChanged()
for (const TRANSLATED of ['after', 'before']) {
  console.info(`\nPages translated ${TRANSLATED} they are alive`)
  const { status } = spawnSync(
    'playwright',
    ['test', '--tsconfig=tests/translated.tsconfig.json', `--grep-invert=${LEFT_OUT}`, '--reporter=line', ...files],
    { stdio: 'inherit', env: { ...process.env, TRANSLATED, CHROMIUM_PATH: browserPath() } },
  )
  if (status !== 0) process.exitCode = 1
}
