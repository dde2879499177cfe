import { expect, test } from 'vitest'
import { wordsOf } from '#india/words.ts'
import { stem, stemIndic } from './stem.ts'

const stemOf = (text: string) => wordsOf(text).map(stemIndic)[0]

test.each([
  ['यूनिट', 'यूनिटों', 'यूनिटें'],
  ['नापना', 'नापें', 'नापते', 'नापकर'],
  ['शाखा', 'शाखाएं', 'शाखाओं'],
  ['बिल', 'बिलों'],
  ['యూనిట్', 'యూనిట్లు', 'యూనిట్లకు', 'యూనిట్‌కు', 'యూనిట్ల'],
  ['బిల్లు', 'బిల్లులో', 'బిల్లును', 'బిల్లులు'],
  ['కరెంటు', 'కరెంట్', 'కరెంటుకు'],
  ['మీటర్', 'మీటరు', 'మీటర్లో'],
  ['చార్జీ', 'చార్జీలు', 'చార్జీలను'],
])('%s and its other forms are one word', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1)
})

test.each([
  ['दर', 'दिन'],
  ['मीटर', 'मोटर'],
  ['లోడ్', 'కోడ్'],
  ['ధర', 'దరఖాస్తు'],
])('%s and %s stay two', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})

test.each([
  ['consume', 'consumes', 'consumed', 'consumption'],
  ['reduce', 'reducing', 'reduction'],
  ['correct', 'corrected', 'correction'],
  ['high', 'higher', 'highest'],
  ['large', 'larger', 'largest'],
])('%s and its other forms are one word', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

test.each([
  ['meter', 'met'],
  ['opening', 'open'],
  ['induction', 'action'],
])('%s and %s stay two', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})
