import { test } from './test.ts'

/** These tests twice: in a browser that runs scripts, and in one that runs none. */
export function withAndWithoutScripts(tests: (hasScripts: boolean) => void) {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })
      tests(javaScriptEnabled)
    })
}

/** The same of the desk, each at one width: with scripts on a phone, without them on a desktop. */
export function withAndWithoutScriptsAtDesk(tests: (hasScripts: boolean) => void) {
  withAndWithoutScripts((hasScripts) => {
    test.skip(({ isMobile }) => Boolean(isMobile) !== hasScripts, 'on a phone with scripts, on a desktop without')
    tests(hasScripts)
  })
}
