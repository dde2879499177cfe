export const policyCopy = {
  lastUpdated: 'Last updated',
  inShort: 'In short',
  contents: 'On this page',
} as const
