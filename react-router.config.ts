import type { Config } from '@react-router/dev/config'
import { pageAt } from './src/pages.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  prerender: ({ getStaticPaths }) => getStaticPaths().filter((path) => pageAt(path)?.rendered === 'by the build'),
  // The manifest comes with the page: a visitor's next click needs no extra round trip.
  routeDiscovery: { mode: 'initial' },
  // A file more for each page that fetches by itself, and what is left of it is a line.
  splitRouteModules: false,
} satisfies Config
