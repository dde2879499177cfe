import { z } from 'zod'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'

export const settingsEndpoint: EndpointDoc = {
  method: 'get',
  path: '/settings/',
  summary: 'What a page in the browser may know of the settings.',
  answers: {
    200: {
      description: 'The settings; no secret is among them.',
      schema: z.object({
        human_check: z.enum(['altcha', 'recaptcha']),
        recaptcha_site_key: z.string().nullable(),
        analytics_id: z.string().nullable(),
        chat_widget_url: z.string().nullable().describe('Of an outside chat widget; null: ours.'),
        chat_widget_id: z.string().nullable(),
        assistant_words: z.boolean().describe('Answers of the assistant are worded by a service.'),
      }),
    },
  },
  limit: 'read',
}
