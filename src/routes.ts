import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the site. Addresses are the specification's, section 2. */
export default [
  index('pages/home.tsx'),
  route('about-us', 'pages/about-us.tsx'),
  route('one-coral', 'pages/one-coral.tsx'),
  route('smart-home', 'pages/smart-home.tsx'),
  route('smart-business', 'pages/smart-business.tsx'),
  route('utilities', 'pages/utilities.tsx'),
  route('our-products', 'pages/our-products.tsx'),
  route('contact-us', 'pages/contact-us.tsx'),
  route('contact-us/thanks', 'pages/contact-us-thanks.tsx'),
  route('careers', 'pages/careers.tsx'),
  route('careers/:id', 'pages/job.tsx'),
  route('blogs', 'pages/blogs.tsx'),
  route('blogs/:slug', 'pages/article.tsx'),
  route('returns&refundsPolicy', 'pages/returns-and-refunds.tsx'),
  route('privacypolicy', 'pages/privacy-policy.tsx'),
  route('termsandconditions', 'pages/terms-and-conditions.tsx'),
  route('energy-calculator', 'pages/energy-calculator.tsx'),
  route('embed/energy-calculator', 'pages/embedded-calculator.tsx'),
  route('newsletter', 'pages/newsletter.tsx'),
  route('newsletter/confirm', 'pages/newsletter-confirm.tsx'),
  route('newsletter/preferences', 'pages/newsletter-preferences.tsx'),
  route('newsletter/unsubscribe', 'pages/newsletter-unsubscribe.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
