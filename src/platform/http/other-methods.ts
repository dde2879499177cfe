import type { Context } from 'hono'
import type { EndpointDoc } from './endpoint-doc.ts'
import { problem } from './problem.ts'
import { httpCopy } from './words.en.ts'

/** What the API answers where no call has: 405 with the methods of an address that has others, else 404. */
export function otherMethods(calls: Pick<EndpointDoc, 'method' | 'path'>[]) {
  const known = calls.map(({ method, path }) => ({
    method: method.toUpperCase(),
    address: new RegExp(`^/api${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))

  return (c: Context) => {
    const methods = known.filter(({ address }) => address.test(c.req.path)).map(({ method }) => method)
    const asked = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if (methods.length === 0 || methods.includes(asked)) return problem(c, 404, httpCopy.nothingHere)

    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    return problem(c, 405, httpCopy.takesOnly(allowed), { headers: { Allow: allowed } })
  }
}
