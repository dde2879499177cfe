import type { Config } from '@react-router/dev/config'

// What depends on the request or on the database is rendered when it is asked for.
const ON_REQUEST = ['/contact-us/thanks', '/blogs', '/newsletter']

function isOnRequest(path: string): boolean {
  return ON_REQUEST.some((start) => path === start || path.startsWith(`${start}/`))
}

export default {
  appDirectory: 'src',
  ssr: true,
  prerender: ({ getStaticPaths }) => getStaticPaths().filter((path) => !isOnRequest(path)),
  // The manifest comes with the page: a visitor's next click needs no extra round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
