import { z } from 'zod'
import { FORM_STEPS, formEvent } from '#leads/form/form-events.ts'
import { KIND_NAMES, LEAD_KINDS } from '#leads/kinds.ts'
import { pageAt } from '#pages.ts'
import { withoutLanguage } from '#platform/text/language.ts'

const EVENTS = [
  'page_view',
  'calculator_result',
  'assistant_question',
  ...KIND_NAMES.flatMap((kind) => FORM_STEPS.map((step) => formEvent(LEAD_KINDS[kind].form, step))),
]

/** Only what we know is counted, so that nobody can fill the table: the rest is one page called other. */
export const countSchema = z.object({
  event: z.enum(EVENTS),
  path: z.string().max(200).transform(nameOfPage),
})

export type Count = z.output<typeof countSchema>

function nameOfPage(path: string): string {
  // A page is the same in each language.
  const page = pageAt(withoutLanguage(path).path)
  return page ? `/${page.path.replace(/:\w+/, '*')}` : 'other'
}
