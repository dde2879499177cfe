export const languagesCopy = {
  label: 'Language',
  about: 'About the translations',
  formIn: 'This form in',
  fileAgain: 'Choose your file again there.',
} as const
