// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './app-downloads.en.ts'

export const appDownloads: Translated<typeof english.appDownloads> = [
  {
    slug: 'smart-home',
    name: 'స్మార్ట్ హోమ్ యాప్',
    notInStore: 'స్మార్ట్ హోమ్ యాప్ స్టోర్‌లోకి వచ్చినప్పుడు చెప్పండి.',
  },
  {
    slug: 'services',
    name: 'సర్వీసెస్ యాప్',
    notInStore: 'సర్వీసెస్ యాప్ స్టోర్‌లోకి వచ్చినప్పుడు చెప్పండి.',
  },
]

export const appDownloadsCopy: Translated<typeof english.appDownloadsCopy> = {
  heading: 'మా యాప్‌లు',
  play: 'Play Store',
  appStore: 'App Store',
  code: (name) => `QR కోడ్: ఈ ఫోన్ స్టోర్ నుంచి ${name} తీసుకోండి`,
}
