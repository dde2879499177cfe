import type { Config } from '@react-router/dev/config'
import { openings } from './src/content/openings.ts'

// What depends on the request, the settings or the database is rendered when it is asked for.
const ON_REQUEST = ['/book-audit', '/contact-us/thanks', '/blogs', '/newsletter', '/privacypolicy', '/desk']

export default {
  appDirectory: 'src',
  ssr: true,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !isOnRequest(path)),
    ...openings.map(({ id }) => `/careers/${id}`),
  ],
  // The manifest comes with the page: a visitor's next click needs no extra round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

function isOnRequest(path: string): boolean {
  return ON_REQUEST.some((start) => path === start || path.startsWith(`${start}/`))
}
