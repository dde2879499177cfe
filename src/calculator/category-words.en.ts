/** What a tariff's category is called. */
export const tariffCategories = {
  domestic: 'Home',
  commercial: 'Shop, office, other business',
  'lt-industry': 'Industry, low tension',
  'ht-industry': 'Industry, high tension',
} as const
