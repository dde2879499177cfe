import { companyFacts } from './facts.ts'
import type { StepList } from './registers/steps.en.ts'

/** The lines of one of the short lists, in staff's order. */
export function stepsOf(list: StepList) {
  return companyFacts().steps.filter((step) => step.list === list)
}
