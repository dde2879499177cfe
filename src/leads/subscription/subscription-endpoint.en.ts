import { z } from 'zod'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'

export const subscriptionEndpoint: Omit<EndpointDoc, 'body'> = {
  method: 'post',
  path: '/auth/subscriptions/',
  summary: 'Subscribes an address to the newsletter.',
  details:
    'The address is asked by mail to confirm. The answer is the same whether it is new or known. g-recaptcha-response is what the human check gave: base64 of the solved ALTCHA challenge with its solution, or a reCAPTCHA v2 token. It counts once. Errors of it are listed under recaptcha, those of full_name under name too.',
  repeatable: true,
  answers: { 201: { description: 'Stored.', schema: z.object({ message: z.string() }) } },
  limit: 'form',
}
