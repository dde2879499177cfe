import { test as plain } from 'playwright/test'
import { translateAllPages } from './translator.ts'

// In the place of @playwright/test where tests run over translated pages: tests/translated.tsconfig.json.
export * from 'playwright/test'

const begins = process.env.TRANSLATED === 'before' ? 'before' : 'after'

export const test = plain.extend<object, { translator: undefined }>({
  translator: [
    async ({ browser }, use) => {
      translateAllPages(browser, { begins, words: 'kept' })
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
})
