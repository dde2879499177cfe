/** The company in one place. Change the brand here and nowhere else. */
export const site = {
  brand: 'Coral Urja',
  language: 'en-IN',
  /** The first year of the copyright; the footer adds the clock's. */
  since: 2025,
} as const

/**
 * Monday to Saturday, 10:00 AM to 6:00 PM in India; Sunday closed
 * (specification, Contact page). Days count from Sunday, 0.
 */
export const businessHours = {
  openDays: [1, 2, 3, 4, 5, 6],
  opensAtHour: 10,
  closesAtHour: 18,
} as const

// Samples from here to the end: the company replaces every number, address and account below with its own.

export const phones = {
  sales: '+91 00000 00001',
  support: '+91 00000 00002',
  general: '+91 00000 00003',
} as const

export const contactEmail = 'hello@example.com'

export const office = {
  city: 'Hyderabad',
  latitude: 17.39,
  longitude: 78.49,
  address: ['Sample House, 1 Sample Road', 'Hyderabad, Telangana'],
} as const

export const branches = [
  {
    city: 'Patna',
    latitude: 25.59,
    longitude: 85.14,
    address: 'Sample Road, Patna, Bihar',
    phone: '+91 00000 00004',
  },
  {
    city: 'Raipur',
    latitude: 21.25,
    longitude: 81.63,
    address: 'Sample Road, Raipur, Chhattisgarh',
    phone: '+91 00000 00005',
  },
  {
    city: 'Delhi',
    latitude: 28.61,
    longitude: 77.21,
    address: 'Sample Road, Delhi, NCT of Delhi',
    phone: '+91 00000 00006',
  },
] as const

export const socialLinks = [
  { icon: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' },
  { icon: 'x', label: 'X', href: 'https://x.com/' },
  { icon: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { icon: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
  { icon: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/' },
] as const

/**
 * Whatever must carry the site's full address is written with this placeholder, and
 * the server puts SITE_URL in its place (src/app/pages/post-process-html.ts).
 */
export const ORIGIN_PLACEHOLDER = 'https://site.invalid'

/** Likewise the number of a failed request, which the page shows and the log carries. */
export const REFERENCE_PLACEHOLDER = 'REFERENCE-PLACEHOLDER'
