import { site } from '#content/site.ts'
import { organizationId } from './organization.ts'
import { siteOrigin } from './site-origin.ts'

interface Product {
  name: string
  description: string
  /** Starts with a slash. */
  path: string
  /** Addresses on the site; the first is the one that search engines show. */
  images: readonly string[]
  /** The same constant as the page's price. Absent where there is no price to state. */
  pricePaise?: number
  isAvailable?: boolean
}

/** Something we sell (schema.org/Product), with its offer where it has a price. */
export function productData({ name, description, path, images, pricePaise, isAvailable = true }: Product) {
  const address = siteOrigin() + path

  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url: address,
    image: images.map((image) => siteOrigin() + image),
    brand: { '@type': 'Brand', name: site.brand },
    ...(pricePaise !== undefined && {
      offers: {
        '@type': 'Offer',
        url: address,
        price: (pricePaise / 100).toFixed(2),
        priceCurrency: 'INR',
        availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@id': organizationId() },
      },
    }),
  }
}
