import autocannon from 'autocannon'

/** Fires requests for so many seconds, as many as are answered, or `rate` a second where that is given. */
export async function fire(url: string, options: Partial<autocannon.Options> & { rate?: number }) {
  const { rate, ...rest } = options
  return autocannon({ url, connections: 32, ...rest, ...(rate && { overallRate: rate }) })
}

/** Contact posts, each one different. */
export const contactPosts: Partial<autocannon.Options> = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  requests: [
    {
      path: '/api/auth/contacts/',
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({
          full_name: 'Ravi Kumar',
          email: 'ravi@example.com',
          phone_number: '98480 12345',
          message: `Our bill went up. ${process.hrtime.bigint()} ${Math.random()}`,
        }),
      }),
    },
  ],
}

export function getRequests(paths: string[]): Partial<autocannon.Options> {
  // As every browser asks.
  return { headers: { 'accept-encoding': 'gzip, br' }, requests: paths.map((path) => ({ method: 'GET', path })) }
}

/** What a visitor should never get. */
export function wrong({ statusCodeStats = {}, errors }: autocannon.Result, right: string[]): number {
  const others = Object.entries(statusCodeStats).filter(([status]) => !right.includes(status))
  return errors + others.reduce((sum, [, { count }]) => sum + (count ?? 0), 0)
}

export function countOf({ statusCodeStats = {} }: autocannon.Result, status: string): number {
  return (statusCodeStats as Record<string, { count?: number }>)[status]?.count ?? 0
}
