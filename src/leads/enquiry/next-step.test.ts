import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'
import { contactCopy } from './words.en.ts'

const { quickActions } = contactCopy

test.each([
  ['My current bill has doubled this month.', 'home'],
  ['We are billed in kVAh and the power factor is 0.8', 'business'],
  ['Our plant pays too much', 'business'],
  ['We want to try AI meter reading on one feeder.', 'utility'],
  ['I want to order the AI Smart Plug at ₹1,150.', 'shop'],
  [quickActions[0].message, 'utility'],
  [quickActions[1].message, 'shop'],
  [quickActions[2].message, 'yodha'],
  [quickActions[3].message, 'support'],
])('who writes “%s” is shown the step %s', (message, step) => {
  expect(nextStepOf(message)).toBe(step)
})
