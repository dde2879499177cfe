/** The two apps of the footer. Where each store's link leads is a setting. */
export const appDownloads = [
  {
    slug: 'smart-home',
    name: 'Smart home app',
    notInStore: 'Please tell me when the smart home app is in the app store.',
  },
  {
    slug: 'services',
    name: 'Services app',
    notInStore: 'Please tell me when the services app is in the app store.',
  },
] as const

export const appDownloadsCopy = {
  heading: 'Our apps',
  play: 'Play Store',
  appStore: 'App Store',
  code: (name: string) => `QR code: get the ${name.toLowerCase()} on this phone's store`,
} as const

export type AppSlug = (typeof appDownloads)[number]['slug']
