import { brandName } from '#company/brand-name.ts'
import type { Opening } from '#company/openings/first-openings.en.ts'
import { type Pay, readPay } from '#company/openings/read-pay.ts'

/** An opening as search engines read it: schema.org/JobPosting. */
export function jobPosting({ id, title, description, requirements, location, type, pay, postedOn, closesOn }: Opening) {
  const sum = pay && readPay(pay)
  const parts = requirements.map(({ heading, points }) => `<h2>${heading}</h2>${asList(points)}`)

  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: brandName(), value: id },
    title,
    description: `<p>${description}</p>${parts.join('')}`,
    datePosted: postedOn,
    ...(closesOn && { validThrough: `${closesOn}T23:59:59+05:30` }),
    // schema.org's own spelling: FULL_TIME, PART_TIME, INTERN.
    employmentType: type.toUpperCase().replaceAll(' ', '_'),
    ...(sum && { baseSalary: baseSalary(sum) }),
    hiringOrganization: { '@type': 'Organization', name: brandName() },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'IN' },
    },
    directApply: true,
  }
}

function baseSalary({ from, to, per }: Pay) {
  const sum = from === to ? { value: from } : { minValue: from, maxValue: to }
  return {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { '@type': 'QuantitativeValue', ...sum, unitText: per.toUpperCase() },
  }
}

function asList(points: readonly string[]): string {
  return `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`
}
