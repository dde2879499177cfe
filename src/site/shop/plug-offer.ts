import { brandName } from '#company/brand-name.ts'
import type { Product } from '#company/product-facts.en.ts'
import { siteOrigin } from '#company/site-origin.ts'
import { terms } from '#company/terms.en.ts'
import { pictureAddress } from '#ui/picture-address.ts'
import { PLUG_PICTURES } from './product-pictures.ts'

/**
 * The plug and its offer in the words of schema.org; nothing while it has no price. Stock is in people's words and ratings
 * are not known here, and so neither is claimed.
 */
export function plugOffer({ name, summary, price, mrp, seller, origin: madeIn }: Product) {
  if (price === null) return undefined
  const origin = siteOrigin()

  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary,
    image: PLUG_PICTURES.map((picture) => origin + pictureAddress(picture, 900, 'webp')),
    brand: { '@type': 'Brand', name: brandName() },
    ...(madeIn && { countryOfOrigin: madeIn }),
    offers: {
      '@type': 'Offer',
      url: `${origin}/our-products`,
      price: inRupees(price),
      priceCurrency: terms.currency,
      ...(mrp !== null && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/ListPrice',
          price: inRupees(mrp),
          priceCurrency: terms.currency,
        },
      }),
      ...(seller && { seller: { '@type': 'Organization', name: seller } }),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: terms.returnWindowDays,
      },
    },
  }
}

function inRupees(paise: number): string {
  return (paise / 100).toFixed(2)
}
