export const languagesCopy = {
  label: 'Language',
} as const
