import { currentTag } from '#platform/text/language.ts'
import { brandName } from './brand-name.ts'
import { companyFacts } from './facts.ts'
import { underLogo } from './nav.en.ts'
import { type OfficeCalendar, officeCalendar } from './office-calendar.ts'
import { headOffice, type Office } from './offices.ts'
import { DAYS } from './registers/offices.en.ts'
import { siteOrigin } from './site-origin.ts'

/** The name under which other facts refer to the company. */
export function organizationId(): string {
  return `${siteOrigin()}/#organization`
}

/** The company (schema.org/Organization). */
export function organization() {
  const { legalName, cin, gstin, email, salesPhone, supportPhone, social } = companyFacts().company

  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(),
    name: brandName(),
    ...(legalName && { legalName }),
    ...(gstin && { taxID: gstin }),
    ...(cin && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: cin } }),
    slogan: underLogo.tagline,
    url: `${siteOrigin()}/`,
    logo: `${siteOrigin()}/icons/icon-512.png`,
    email,
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', telephone: salesPhone, areaServed: 'IN' },
      { '@type': 'ContactPoint', contactType: 'customer support', telephone: supportPhone, areaServed: 'IN' },
    ],
    sameAs: social.map(({ address }) => address).filter(isProfile),
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
    name: brandName(),
    url: `${siteOrigin()}/`,
    inLanguage: currentTag(),
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
  const { offices, company } = companyFacts()
  const head = headOffice()

  return offices.map((office) =>
    office === head
      ? {
          ...localBusiness(office),
          telephone: company.generalPhone,
          email: company.email,
          openingHoursSpecification: openingHours(officeCalendar()),
        }
      : localBusiness(office),
  )
}

function localBusiness({ city, address, pin, phone, map }: Office) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${siteOrigin()}/contact-us#${city.toLowerCase()}`,
    name: `${brandName()}, ${city}`,
    url: `${siteOrigin()}/contact-us`,
    image: `${siteOrigin()}/icons/icon-512.png`,
    telephone: phone,
    ...(map && { hasMap: map }),
    parentOrganization: { '@id': organizationId() },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.join(', '),
      addressLocality: city,
      ...(pin && { postalCode: pin }),
      addressCountry: 'IN',
    },
  }
}

/** One entry for all days with the same hours; a list where they differ. */
function openingHours({ week }: OfficeCalendar) {
  const names = Object.keys(DAYS)
  const open = week.flatMap((hours, day) =>
    hours ? [{ day: `https://schema.org/${capitalised(names[day] ?? '')}`, ...hours }] : [],
  )
  const groups = [...Map.groupBy(open, ({ opensAt, closesAt }) => `${opensAt} ${closesAt}`).values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ day }) => day),
    opens: clock(days[0]!.opensAt),
    closes: clock(days[0]!.closesAt),
  }))
  return groups.length === 1 ? groups[0] : groups
}

function capitalised(day: string): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1)
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
