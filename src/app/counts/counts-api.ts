import { Hono } from 'hono'
import { z } from 'zod'
import { FORM_STEPS, formEvent } from '#leads/form/form-events.ts'
import { KIND_NAMES, LEAD_KINDS } from '#leads/kinds.ts'
import { pageAt } from '#pages.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
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

/** POST /api/counts/: a page says that something happened on it. Whoever asks not to be followed is not even counted. */
export function countsApi(services: Services) {
  return new Hono<RequestState>().post('/', jsonBody(countSchema), async (c) => {
    const isRefused = c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1'
    if (!isRefused) await addCount(c.var.body, services)

    return c.body(null, 204)
  })
}

/** Adds one to the day's count: no cookie, no address, no visitor. */
async function addCount({ path, event }: Count, { db, now }: Services) {
  await db
    .insertInto('counts')
    .values({ day: dayInIndia(now()), path, event, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'path', 'event']).doUpdateSet((eb) => ({ count: eb('counts.count', '+', 1) })),
    )
    .execute()
}

type Count = z.output<typeof countSchema>

function nameOfPage(path: string): string {
  // A page is the same in each language.
  const page = pageAt(withoutLanguage(path).path)
  return page ? `/${page.path.replace(/:\w+/, '*')}` : 'other'
}
