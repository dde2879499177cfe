export const languagesCopy = {
  label: 'Language',
  about: 'About the translations',
} as const
