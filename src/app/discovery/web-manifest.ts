interface Brand {
  brand: string
  language: string
  tagline: string
}

/** What a phone needs to keep the site among its apps. */
export function webManifest({ brand, language, tagline }: Brand) {
  return {
    name: brand,
    short_name: brand,
    description: tagline,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#F8F3EA',
    theme_color: '#F8F3EA',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
