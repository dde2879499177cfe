import { expect, test } from 'vitest'
import { firstFacts } from './registers/first-values.ts'
import { factsInWords, textsLeftInEnglish } from './translated-facts.ts'

const own = {
  questions: { 'questions-1': { question: 'किस डिवाइस से शुरू करें?' } },
  claims: { 'claims-teamMembers': { label: 'लोग हमारी टीम में' } },
  company: { 'company-1': { brand: 'कोरल ऊर्जा' } },
}

test('a fact is said in the words of a language, field by field, whatever shape its register has', () => {
  const facts = factsInWords(firstFacts, own)
  expect(facts.questions[0]).toEqual({ ...firstFacts.questions[0], question: 'किस डिवाइस से शुरू करें?' })
  expect(facts.questions.slice(1)).toEqual(firstFacts.questions.slice(1))
  expect(facts.claims.teamMembers).toMatchObject({
    label: 'लोग हमारी टीम में',
    value: firstFacts.claims.teamMembers?.value,
  })
  expect(facts.company.brand).toBe('कोरल ऊर्जा')
  expect(facts.offices).toBe(firstFacts.offices)
})

test('what staff have written in its place is not covered by the translation of what it was', () => {
  const [first, ...others] = firstFacts.questions
  const changed = { ...firstFacts, questions: [{ ...first!, question: 'What should I buy first?' }, ...others] }
  expect(factsInWords(changed, own).questions[0]?.question).toBe('What should I buy first?')
})

test('what staff write in a language stands before what the release has, for as long as its English does', () => {
  const [{ id, question }] = [firstFacts.questions[0]!]
  const written = { [id]: { values: { question: 'पहले क्या लूं?' }, english: { question } } }
  expect(factsInWords(firstFacts, own, written).questions[0]?.question).toBe('पहले क्या लूं?')

  const [first, ...others] = firstFacts.questions
  const changed = { ...firstFacts, questions: [{ ...first!, question: 'What should I buy first?' }, ...others] }
  expect(factsInWords(changed, own, written).questions[0]?.question).toBe('What should I buy first?')
})

test('what has no translation is named, so that pages can say that it is English', () => {
  const left = textsLeftInEnglish(firstFacts, factsInWords(firstFacts, own))
  const [first, second] = firstFacts.questions
  expect(left.has(first!.question)).toBe(false)
  expect(left.has(second!.question)).toBe(true)
})
