import { defineRegister } from './register.ts'

/** What the company sells to homes: Shop and Smart home. */
export const products = defineRegister({
  id: 'products',
  title: 'Products',
  one: 'a product',
  help: 'Prices and facts of Shop and Smart home. A row without a fact is not printed.',
  mayEdit: 'company',
  kind: 'named',
  keys: ['plug', 'auditor', 'switches'],
  shownOn: ['/our-products', '/smart-home'],
  columns: ['name', 'price', 'mrp'],
  fields: {
    name: { kind: 'text', label: 'Name', maxLength: 60 },
    summary: { kind: 'paragraph', label: 'In short', maxLength: 300 },
    price: { kind: 'rupees', label: 'Price (₹, with GST)', maxPaise: 100_000_000, isOptional: true },
    mrp: { kind: 'rupees', label: 'MRP (₹)', help: 'Maximum retail price.', maxPaise: 100_000_000, isOptional: true },
    unit: { kind: 'text', label: 'Unit', help: 'What one price buys: 1 piece.', maxLength: 40, isOptional: true },
    origin: { kind: 'text', label: 'Country of origin', maxLength: 60, isOptional: true },
    warranty: { kind: 'text', label: 'Warranty', maxLength: 80, isOptional: true },
    seller: {
      kind: 'text',
      label: 'Seller',
      help: 'Name and address of who sells it.',
      maxLength: 160,
      isOptional: true,
    },
    stock: {
      kind: 'text',
      label: 'Stock',
      help: 'In words: In stock, ships in 2 days.',
      maxLength: 60,
      isOptional: true,
    },
    buy: {
      kind: 'link',
      label: 'Where it is bought',
      help: 'The payment partner’s page.',
      isOptional: true,
    },
    pictures: {
      kind: 'rows',
      label: 'Pictures',
      help: 'Instead of the drawn ones, when there is at least one.',
      row: 'picture',
      maxRows: 8,
      isOptional: true,
      fields: { picture: { kind: 'picture', label: 'Picture', ratios: ['1:1', '4:3'] } },
    },
    specifications: {
      kind: 'rows',
      label: 'Specifications',
      row: 'line',
      maxRows: 30,
      isOptional: true,
      fields: {
        label: { kind: 'text', label: 'What', maxLength: 60 },
        value: { kind: 'text', label: 'Value', help: 'Empty: not printed.', maxLength: 160, isOptional: true },
        source: {
          kind: 'text',
          label: 'Source',
          help: 'Datasheet, test report or who said it, and when. Visitors do not see it.',
          maxLength: 200,
          isOptional: true,
        },
      },
    },
  },
  check: ({ price, mrp }) => ({
    ...(price !== null && mrp !== null && price > mrp && { price: 'A price cannot be above the MRP.' }),
  }),
})
