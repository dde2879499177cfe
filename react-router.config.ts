import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  prerender: ['/', '/about-us', '/returns&refundsPolicy'],
  // The manifest comes with the page: a visitor's next click needs no extra round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
