import { tagline } from './nav.en.ts'
import { branches, businessHours, contactEmail, office, phones, site, socialLinks } from './site.ts'
import { siteOrigin } from './site-origin.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The name under which other facts refer to the company. */
export function organizationId(): string {
  return `${siteOrigin()}/#organization`
}

/** The company (schema.org/Organization). */
export function organization() {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.brand,
    slogan: tagline,
    url: `${siteOrigin()}/`,
    logo: `${siteOrigin()}/icons/icon-512.png`,
    email: contactEmail,
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', telephone: phones.sales, areaServed: 'IN' },
      { '@type': 'ContactPoint', contactType: 'customer support', telephone: phones.support, areaServed: 'IN' },
    ],
    sameAs: socialLinks.map(({ href }) => href).filter(isProfile),
  }
}

// The front page of a network is nobody's profile.
function isProfile(href: string): boolean {
  return new URL(href).pathname !== '/'
}

/** The site and its search (schema.org/WebSite). */
export function webSite() {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteOrigin()}/#website`,
    name: site.brand,
    url: `${siteOrigin()}/`,
    inLanguage: site.language,
    publisher: { '@id': organizationId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteOrigin()}/blogs?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The office and the branches (schema.org/LocalBusiness). Hours are stated for the office, whose hours they are. */
export function localBusinesses() {
  const headOffice = {
    ...localBusiness({ city: office.city, address: office.address.join(', '), phone: phones.general }),
    email: contactEmail,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: businessHours.openDays.map((day) => `https://schema.org/${DAYS[day]}`),
      opens: hour(businessHours.opensAtHour),
      closes: hour(businessHours.closesAtHour),
    },
  }

  return [headOffice, ...branches.map(localBusiness)]
}

function localBusiness({ city, address, phone }: { city: string; address: string; phone: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${siteOrigin()}/contact-us#${city.toLowerCase()}`,
    name: `${site.brand}, ${city}`,
    url: `${siteOrigin()}/contact-us`,
    image: `${siteOrigin()}/icons/icon-512.png`,
    telephone: phone,
    parentOrganization: { '@id': organizationId() },
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'IN' },
  }
}

function hour(number: number): string {
  return `${String(number).padStart(2, '0')}:00`
}
