import { contactCopy } from './words.en.ts'

const { steps } = contactCopy.receipt

export type StepName = keyof typeof steps

/** What a message is about, by its words; the first that fits. */
const SUBJECTS: readonly (readonly [StepName, RegExp])[] = [
  ['yodha', /climate yodha/i],
  ['support', /technical support|not working|stopped working/i],
  ['utility', /\b(utility|utilities|discom|feeder|meter reading|one coral|pilot|demo)\b/i],
  ['business', /\b(kvah|kvarh|kva|power factor|capacitors?|apfc|factory|plant)\b/i],
  ['shop', /\b(order|smart plug|auditor|catalog|price|points we want to measure)\b/i],
]

/** The one next step of a receipt: a home owner's is the calculator. */
export function nextStepOf(message: string): StepName {
  return SUBJECTS.find(([, words]) => words.test(message))?.[0] ?? 'home'
}
