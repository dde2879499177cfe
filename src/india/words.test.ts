import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test.each([
  ['ज़रूरत', 'जरूरत', 'a dot below that is often left out'],
  ['Café', 'Cafe', 'an accent'],
  ['İZMIR', 'izmir', 'a capital with a dot of its own'],
  ['माँग', 'मांग', 'two signs for one nasal sound'],
  ['क्‍या', 'क्या', 'a joiner that nobody sees'],
  ['३४२', '342', 'digits of another script'],
  ['９８４８０', '98480', 'digits of full width'],
  ['1,150', '1150', 'a comma that groups digits'],
  ['the meter’s bill', 'the meter bill', 'an apostrophe'],
])('%s and %s are the same words: %s', (one, other) => {
  expect(wordsOf(one)).toEqual(wordsOf(other))
})

test('signs that belong to a letter of another script stay, and so do two words that differ by one', () => {
  expect(wordsOf('బిల్లు, కరెంటు!')).toEqual(['బిల్లు', 'కరెంటు'])
  expect(wordsOf('बिल')).not.toEqual(wordsOf('बल'))
})
