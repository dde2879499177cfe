import { expect, test } from 'vitest'
import { readAnswers } from '#calculator/answers/answers.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { affectedByKvah } from './kvah-bill.tsx'
import { kvahPlace } from './kvah-place.ts'
import { kvahCopy } from './words.en.ts'

const { affected: copy } = kvahCopy

function ask(query: string) {
  const answers = readAnswers(query)
  return affectedByKvah(answers, kvahPlace(readTariffs().filter(({ stateCode }) => stateCode === answers.state)))
}

test('the bill in hand decides', () => {
  expect(ask('showsKvah=yes&showsLead=yes')).toEqual([copy.kvahYes, copy.leadYes])
  expect(ask('showsKvah=no&showsLead=no')).toEqual([copy.kvahNo, copy.leadNo])
})

test('without it the records say what they know, and send the reader to the bill', () => {
  expect(ask('category=ht-industry')).toEqual([
    copy.kvahRecorded('HT-I(A) Industry general'),
    copy.checkKvah,
    copy.leadReported['IN-TS'],
  ])
})

test('a shop in Telangana depends on its meter', () => {
  expect(ask('category=commercial')).toContain(copy.kvahWhereMetered('LT-II Non-domestic/Commercial (A)/(B)'))
})

test('what rests on memory is marked, and a surcharge is called one', () => {
  expect(ask('state=IN-CG')[0]).toBe(copy.kvahRecorded(copy.remembered('HV-3 / HV-4 industry')))
  expect(ask('state=IN-KA')).toEqual([
    copy.surcharged('HT-2(a) Industry; HT-2(a) Industry, by the review of March 2026'),
    copy.leadUnknown('Karnataka'),
  ])
})

test('where no rule is known, that is the answer', () => {
  expect(ask('state=IN-MZ&category=commercial')).toEqual([copy.kvahUnrecorded('Mizoram'), copy.leadUnknown('Mizoram')])
  expect(ask('category=domestic')).toEqual([copy.kvahUnrecorded('Telangana'), copy.leadHome])
})
