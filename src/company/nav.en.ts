/** The header's links, in the specification's order and words. */
export const mainNav = [
  { path: '/', label: 'Home' },
  { path: '/about-us', label: 'About Us' },
  { path: '/one-coral', label: 'One Coral' },
  { path: '/smart-home', label: 'Smart Home' },
  { path: '/smart-business', label: 'Smart Business' },
  { path: '/utilities', label: 'Smart Utility' },
  { path: '/our-products', label: 'Shop' },
  { path: '/contact-us', label: 'Contact' },
] as const

export const companyLinks = [
  { path: '/careers', label: 'Careers' },
  { path: '/blogs', label: 'Blogs' },
  { path: '/questions', label: 'Questions' },
  { path: '/termsandconditions', label: 'Terms and conditions' },
  { path: '/privacypolicy', label: 'Privacy policy' },
  { path: '/returns&refundsPolicy', label: 'Returns and refunds' },
  { path: '/accessibility', label: 'Accessibility' },
] as const

/** Where anybody works out a bill: in the menu and at the foot of each page. */
export const calculatorLink = { path: '/energy-calculator', label: 'Work out my bill' } as const

export const underLogo = { tagline: 'Electricity, made clear.' } as const
