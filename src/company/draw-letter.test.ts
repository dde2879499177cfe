import { expect, test } from 'vitest'
import { inLanguage } from '#platform/text/in-language.ts'
import type { Language } from '#platform/text/language.ts'
import { drawLetter } from './draw-letter.tsx'

test('two lines of a heading stand further apart where letters have signs above and below', async () => {
  const leading = async (language: Language) => {
    const { html } = await inLanguage(language, () => drawLetter({ preview: '', heading: 'Two lines', body: [] }))
    return Number(/<h1 style="[^"]*line-height:([\d.]+)/.exec(html)?.[1])
  }
  const english = await leading('en')
  expect(english).toBeGreaterThan(1)
  for (const language of ['hi', 'te'] as const) expect(await leading(language)).toBeGreaterThan(english)
})

test('what is said after a button does not touch it', async () => {
  const { html } = await drawLetter({ preview: '', heading: '', body: [{ button: 'Confirm', href: '/' }, 'Not you?'] })
  expect(html).toMatch(/<a href="\/" style="[^"]*(margin-bottom:16px|margin:4px 0 16px)/)
})
