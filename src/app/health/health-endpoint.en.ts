import { z } from 'zod'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'

export function outdatedPagesText(addresses: string[]): string {
  return `Visitors see the version from before of ${addresses.join(', ')}: the new one cannot be rendered, and the log says why. It is tried again every minute.`
}

export function tooLargeText(tables: string[]): string {
  return `What was deleted from ${tables.join(', ')} is still in the files of PostgreSQL: too large to be written anew beside visitors. Stop the site and run overwrite: see "Erased on PostgreSQL" in docs/runbook.md.`
}

const notices = z.array(z.string()).describe('What somebody has to do soon, while the site does its work.')

export const healthEndpoint: EndpointDoc = {
  method: 'get',
  path: '/health/',
  summary: 'Says whether the site does its work.',
  details: 'For whoever is on call. A balancer asks /health/alive/: pages are served whatever is wrong here.',
  answers: {
    200: {
      description: 'Leads can be stored, and what they set off is delivered.',
      schema: z.object({ status: z.literal('ok'), notices: notices.optional() }),
    },
    503: {
      description: 'Something is wrong, in words for the person on call.',
      schema: z.object({ status: z.literal('failing'), message: z.string(), troubles: z.array(z.string()), notices }),
    },
  },
  limit: 'read',
}

export const aliveEndpoint: EndpointDoc = {
  method: 'get',
  path: '/health/alive/',
  summary: 'Says that this process answers: for balancers, and for what restarts it.',
  answers: { 200: { description: 'It does.', schema: z.object({ status: z.literal('ok') }) } },
  limit: 'read',
}
