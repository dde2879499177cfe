import { office, site } from '#content/site.ts'
import { organizationId } from './organization.ts'
import { siteOrigin } from './site-origin.ts'

interface Job {
  id: string
  title: string
  /** HTML or plain text: the description and the requirements. */
  description: string
  /** Days: "2026-11-20". */
  postedOn: string
  validThrough: string
  employment?: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'INTERN'
  city?: string
}

/** An opening (schema.org/JobPosting). */
export function jobPosting({
  id,
  title,
  description,
  postedOn,
  validThrough,
  employment = 'FULL_TIME',
  city = office.city,
}: Job) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: site.brand, value: id },
    title,
    description,
    url: `${siteOrigin()}/careers/${id}`,
    datePosted: postedOn,
    // To the end of that day in India.
    validThrough: `${validThrough}T23:59:59+05:30`,
    employmentType: employment,
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(),
      name: site.brand,
      sameAs: `${siteOrigin()}/`,
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IN' },
    },
  }
}
