import type { Fact } from './fact.ts'
import type { CompanyFacts } from './registers/registers.ts'

export type Products = CompanyFacts['products']
export type Product = NonNullable<Products[keyof Products]>

/**
 * What is printed of a product before it is bought, in the order of its page. What a product that is sold online has to say
 * (Legal Metrology (Packaged Commodities) Rules, 2011, rule 6 (10)) comes last, after its own specifications.
 */
export function productFacts({ specifications, warranty, unit, origin, seller, stock }: Product): Fact[] {
  return [
    ...specifications.map(({ label, value }) => ({ id: label, label, value })),
    { id: 'warranty', label: 'Warranty', value: warranty },
    { id: 'unit', label: 'Unit', value: unit },
    { id: 'origin', label: 'Country of origin', value: origin },
    { id: 'seller', label: 'Seller', value: seller },
    { id: 'stock', label: 'Stock', value: stock },
  ]
}
