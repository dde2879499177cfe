// Translated on 26 November 2026, from revision 526e9c4f.
import type * as english from './product-facts.en.ts'

export const productFacts: typeof english.productFacts = ({
  specifications,
  warranty,
  unit,
  origin,
  seller,
  stock,
}) => [
  ...specifications.map(({ label, value }) => ({ id: label, label, value })),
  { id: 'warranty', label: 'वारंटी', value: warranty },
  { id: 'unit', label: 'मात्रा', value: unit },
  { id: 'origin', label: 'किस देश में बना', value: origin },
  { id: 'seller', label: 'विक्रेता', value: seller },
  { id: 'stock', label: 'स्टॉक', value: stock },
]
