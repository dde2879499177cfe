import { z } from 'zod'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'

const places = z.object({ results: z.array(z.object({ id: z.string(), name: z.string() })) })

export const geographyEndpoints: EndpointDoc[] = [
  {
    method: 'get',
    path: '/geo/countries/',
    summary: 'Lists the countries, India first.',
    details: 'An id is the ISO 3166-1 code of two letters.',
    answers: { 200: { description: 'Every country.', schema: places } },
    limit: 'read',
  },
  {
    method: 'get',
    path: '/geo/states/',
    summary: 'Lists the states of a country.',
    details: 'An id is the ISO 3166-2 code. A country without any has an empty list.',
    query: z.object({ country: z.string() }),
    answers: {
      200: { description: 'Its states and territories.', schema: places },
      404: { description: 'No such country.', schema: places.extend({ message: z.string() }) },
    },
    limit: 'read',
  },
]
