import { afterEach, expect, test } from 'vitest'
import { idOfGroup } from './group-id.ts'
import putOwnWords from './put-own-words.ts?inline-script'
import { type OwnWords, said } from './said-in-browser.ts'

// As a page has them: the sentences, then the script that stands behind these.
function bring(ownWords: OwnWords) {
  Object.assign(globalThis, { self: globalThis, ownWords })
  new Function(putOwnWords)()
}

afterEach(() => {
  globalThis.own = undefined
})

const group = idOfGroup('site/about/words:aboutCopy')

test('a browser says our sentence in the place of the one that was built, and nothing else', () => {
  bring({
    [group]: [
      [['inner', 'list', '1'], 'Zwei'],
      [['thanks'], 'On {day}: {brand}. {nobody}', ['brand', 'day']],
    ],
  })
  const copy = said(group, {
    heading: 'As built',
    inner: { list: ['One', 'Two'] },
    thanks: (brand: string, day: string) => `${brand}, ${day}`,
  })
  expect(copy.inner.list).toEqual(['One', 'Zwei'])
  expect(copy.thanks('Coral', 'Friday')).toBe('On Friday: Coral. {nobody}')
  expect(copy.heading).toBe('As built')
  expect(said('0000', { heading: 'As built' })).toEqual({ heading: 'As built' })
})

test('a sentence that this build does not have, or has as something else, is left alone', () => {
  const built = { heading: 'As built', more: { text: 'Text' } }
  bring({
    [group]: [
      [['gone', 'text'], 'x'],
      [['more'], 'x'],
      [['heading'], '{a}', ['a']],
      [['heading', 'text'], 'x'],
    ],
  })
  expect(said(group, structuredClone(built))).toEqual(built)
})

test('without sentences of ours nothing is asked', () => {
  Object.assign(globalThis, { self: globalThis })
  expect(said(group, { heading: 'As built' })).toEqual({ heading: 'As built' })
})
