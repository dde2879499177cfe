import type { Config } from '@react-router/dev/config'

// What depends on the request or on the database is rendered when it is asked for.
const ON_REQUEST = ['/book-audit', '/book-audit/thanks', '/contact-us/thanks', '/blogs']

export default {
  appDirectory: 'src',
  ssr: true,
  prerender: ({ getStaticPaths }) => getStaticPaths().filter((path) => !ON_REQUEST.includes(path)),
  // The manifest comes with the page: a visitor's next click needs no extra round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
