// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './app-downloads.en.ts'

export const appDownloads: Translated<typeof english.appDownloads> = [
  {
    slug: 'smart-home',
    name: 'स्मार्ट होम ऐप',
    notInStore: 'स्मार्ट होम ऐप ऐप स्टोर में आए तो मुझे बताएं।',
  },
  {
    slug: 'services',
    name: 'सर्विस ऐप',
    notInStore: 'सर्विस ऐप ऐप स्टोर में आए तो मुझे बताएं।',
  },
]

export const appDownloadsCopy: Translated<typeof english.appDownloadsCopy> = {
  heading: 'हमारी ऐप',
  play: 'Play Store',
  appStore: 'App Store',
  code: (name) => `QR कोड: इस फोन के स्टोर से ${name} लें`,
}
