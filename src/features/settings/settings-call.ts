import { z } from 'zod'
import { type ApiCall, READ_LIMIT } from '#platform/http/api-call.ts'

export const settingsCall: ApiCall = {
  method: 'get',
  path: '/settings/',
  summary: 'Says what a page, built before any setting was known, has to know.',
  answers: {
    200: {
      description: 'The settings that are no secret.',
      schema: z.object({
        human_check: z.enum(['altcha', 'recaptcha']),
        recaptcha_site_key: z.string().nullable(),
        analytics_id: z.string().nullable(),
        films: z.int(),
      }),
    },
  },
  limit: READ_LIMIT,
}
