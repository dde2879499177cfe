import { expect, test } from 'vitest'
import { calculatorCopy } from '#content/calculator.ts'
import { readTariffs } from '#features/calculator/tariff-files.ts'
import { affectedByKvah } from './affected-by-kvah.ts'
import { readAnswers } from './answers.ts'

const { affected: copy } = calculatorCopy.kvah

function ask(query: string) {
  const answers = readAnswers(query)
  return affectedByKvah(
    answers,
    readTariffs().filter(({ stateCode }) => stateCode === answers.state),
  )
}

test('the bill in hand decides', () => {
  expect(ask('showsKvah=yes&showsLead=yes')).toEqual([copy.kvahYes, copy.leadYes])
  expect(ask('showsKvah=no&showsLead=no')).toEqual([copy.kvahNo, copy.leadNo])
})

test('without it the records say what they know, and send the reader to the bill', () => {
  expect(ask('category=ht-industry')).toEqual([
    copy.kvahRecorded('HT-I(A) Industry general'),
    copy.leadReported['IN-TS'],
  ])
})

test('where no rule is known, that is the answer', () => {
  expect(ask('state=IN-KL&category=commercial')).toEqual([copy.kvahUnrecorded('Kerala'), copy.leadUnknown('Kerala')])
  expect(ask('category=domestic')[1]).toBe(copy.leadHome)
})
