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
  { id: 'warranty', label: 'వారంటీ', value: warranty },
  { id: 'unit', label: 'పరిమాణం', value: unit },
  { id: 'origin', label: 'తయారైన దేశం', value: origin },
  { id: 'seller', label: 'అమ్మేవారు', value: seller },
  { id: 'stock', label: 'స్టాక్', value: stock },
]
