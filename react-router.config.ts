import type { Config } from '@react-router/dev/config'

// What depends on the request, the settings or the database is rendered when it is asked for.
const ON_REQUEST = [
  '/book-audit',
  '/contact-us/thanks',
  '/blogs',
  '/careers',
  '/newsletter',
  '/privacypolicy',
  '/consents',
  '/too-many',
  '/desk',
]

export default {
  appDirectory: 'src',
  ssr: true,
  prerender: ({ getStaticPaths }) => getStaticPaths().filter((path) => !isOnRequest(path)),
  // The manifest comes with the page: a visitor's next click needs no extra round trip.
  routeDiscovery: { mode: 'initial' },
  // A file more for each page that fetches by itself, and what is left of it is a line.
  splitRouteModules: false,
} satisfies Config

function isOnRequest(path: string): boolean {
  return ON_REQUEST.some((start) => path === start || path.startsWith(`${start}/`))
}
