import type { LeadFormFacts } from '#leads/lead-kind.ts'

/** How far a form got, as it is counted; what follows from `sent` is accepted, or told to be mended. */
export const FORM_STEPS = ['seen', 'begun', 'sent', 'accepted'] as const

export type FormStep = (typeof FORM_STEPS)[number]

/** The name under which a step of a form is counted. */
export function formEvent({ kind, accepted }: Pick<LeadFormFacts, 'kind' | 'accepted'>, step: FormStep): string {
  return step === 'accepted' ? accepted : `${kind}_${step}`
}
