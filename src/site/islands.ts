import { islandOf } from '#ui/island/island.tsx'

/** All that comes alive on public pages. Everything else on them is HTML. */
export const islands = {
  analytics: () => import('#site/frame/analytics/analytics-choice.tsx'),
  application: () => import('#leads/application/application.tsx'),
  assistant: () => import('#assistant/launcher/launcher.tsx'),
  'audit-dialog': () => import('#leads/home-audit/home-audit-dialog.tsx'),
  'audit-page': () => import('#leads/home-audit/audit-page.tsx'),
  calculator: () => import('#calculator/screen/live-calculator.tsx'),
  carousel: () => import('#ui/carousel.tsx'),
  counter: () => import('#ui/counter.tsx'),
  enquiry: () => import('#leads/enquiry/enquiry-form.tsx'),
  film: () => import('#site/client-films/client-film.tsx'),
  'kvah-simulator': () => import('#calculator/kvah/kvah-simulator.tsx'),
  map: () => import('#site/contact/office-map.tsx'),
  modules: () => import('#site/one-coral/module-tabs.tsx'),
  newsletter: () => import('#leads/subscription/newsletter-form.tsx'),
  'open-now': () => import('#site/contact/open-now.tsx'),
  partners: () => import('#company/partner-marquee.tsx'),
  'reading-demo': () => import('#site/utilities/reading-demo.tsx'),
  reviews: () => import('#site/smart-home/reviews.tsx'),
  share: () => import('#site/blog/share-links.tsx'),
}

export const Island = islandOf(islands)
