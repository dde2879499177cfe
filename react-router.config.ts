import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The manifest comes with the page: a visitor's next click needs no extra round trip.
  routeDiscovery: { mode: 'initial' },
  // A file more for each page that fetches by itself, and what is left of it is a line.
  splitRouteModules: false,
} satisfies Config
