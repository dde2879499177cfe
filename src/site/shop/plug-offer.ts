import { products } from '#company/products.en.ts'
import { site } from '#company/site.ts'
import { siteOrigin } from '#company/site-origin.ts'
import { terms } from '#company/terms.en.ts'
import { pictureAddress } from '#ui/picture-address.ts'

const { name, summary, pricePaise, listPricePaise } = products.plug
const SHOWN = ['plug-front', 'plug-side', 'plug-back'] as const

/** The plug and its offer in the words of schema.org. Stock and ratings are not known here, and so not claimed. */
export function plugOffer() {
  const origin = siteOrigin()

  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary,
    image: SHOWN.map((picture) => origin + pictureAddress(picture, 900, 'webp')),
    brand: { '@type': 'Brand', name: site.brand },
    offers: {
      '@type': 'Offer',
      url: `${origin}/our-products`,
      price: inRupees(pricePaise),
      priceCurrency: terms.currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/ListPrice',
        price: inRupees(listPricePaise),
        priceCurrency: terms.currency,
      },
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
