import { z } from 'zod'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'

export const captchaEndpoints: EndpointDoc[] = [
  {
    method: 'get',
    path: '/captcha/',
    summary: 'Says which human check the site uses.',
    answers: {
      200: {
        description: 'altcha with the address of its challenges, or recaptcha with its site key.',
        schema: z.object({
          provider: z.enum(['altcha', 'recaptcha']),
          challenge_url: z.string().optional(),
          site_key: z.string().optional(),
        }),
      },
    },
    limit: 'read',
  },
  {
    method: 'get',
    path: '/captcha/challenge/',
    summary: 'Hands out an ALTCHA challenge, good for ten minutes.',
    answers: {
      200: {
        description: 'A signed challenge for the ALTCHA widget, version 2.',
        schema: z.object({
          parameters: z.object({
            algorithm: z.string(),
            nonce: z.string(),
            salt: z.string(),
            cost: z.int(),
            keyLength: z.int(),
            keyPrefix: z.string(),
            keySignature: z.string(),
            expiresAt: z.int().describe('Seconds since 1970.'),
          }),
          signature: z.string(),
        }),
      },
      404: { description: 'This site verifies with reCAPTCHA.' },
    },
    limit: 'challenge',
  },
]
