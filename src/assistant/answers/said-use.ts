import { ungroupDigits } from '#india/indian-numbers.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'
import type { SaidUse } from './answer.ts'

type State = { id: string; name: string }

/** What a question says of a bill, so that nobody is asked for it again: "bill for 300 units in Telangana". */
export function saidUse(question: string, named: readonly string[], states: readonly State[]): SaidUse {
  const state = named.length === 1 ? states.find(({ name }) => name === named[0])?.id : undefined
  const units = unitsIn(question)
  return { ...(state && { state }), ...(units && { units }) }
}

const UNITS = /(\d[\d,]*(?:\.\d+)?)\s*(?:units?|kwh|यूनिट|యూనిట్)|\bunits?\s+(\d[\d,]*)(?!\s*(?:rs|rupee|₹))/i

function unitsIn(question: string): string | undefined {
  const [, before, after] = UNITS.exec(latinDigits(question.normalize('NFKC'))) ?? []
  return ungroupDigits(before ?? after ?? '') || undefined
}
