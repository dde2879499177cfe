import { expect, test } from 'vitest'
import { openings } from '#company/openings/first-openings.en.ts'
import { parseRequirements, writeRequirements } from './opening-schema.ts'

test.each(openings)('what $title asks comes back from the text that staff edit', ({ requirements }) => {
  expect(parseRequirements(writeRequirements(requirements))).toEqual(requirements)
})

test.each(['', 'Only a heading', '- a point of nothing', 'One\n- point\nTwo'])('%j is not understood', (text) => {
  expect(parseRequirements(text)).toBeUndefined()
})
