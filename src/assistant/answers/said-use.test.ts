import { expect, test } from 'vitest'
import { saidUse } from './answer-question.ts'

const STATES = [{ id: 'IN-TS', name: 'Telangana' }]

test.each([
  ['bill for 300 units in telangana', ['Telangana'], { state: 'IN-TS', units: '300' }],
  ['1,250.5 kWh ka bill', [], { units: '1250.5' }],
  ['my bill at unit 201', [], { units: '201' }],
  ['३०० यूनिट का बिल', [], { units: '300' }],
  ['how many units for rs 2000', [], {}],
  ['bill of 3,42 units', [], {}],
  ['bill of 10 units, Telangana or Kerala', ['Telangana', 'Kerala'], { units: '10' }],
])('"%s" is understood', (question, named, use) => {
  expect(saidUse(question, named, STATES)).toEqual(use)
})
