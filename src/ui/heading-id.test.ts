import { expect, it } from 'vitest'
import { headingId } from './heading-id.ts'

it.each([
  ['The impact, counted.', 'the-impact-counted'],
  ['What the discom’s meter reads – 11 kV', 'what-the-discom-s-meter-reads-11-kv'],
  ['बिजली का बिल, 2026', 'बिजली-का-बिल-2026'],
  ['ఎసి\u200cని ఎప్పుడు మార్చాలి', 'ఎసిని-ఎప్పుడు-మార్చాలి'],
  ['Kosten für 1 kWh', 'kosten-für-1-kwh'],
  ['…', 'section'],
])('makes an anchor of %s', (text, anchor) => {
  expect(headingId(text)).toBe(anchor)
})
