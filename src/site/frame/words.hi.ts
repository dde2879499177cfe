// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const frameCopy: Translated<typeof english.frameCopy> = {
  skip: 'सीधे मुख्य हिस्से पर जाएं',
  notices: 'घोषणाएं',
  mainNav: 'मुख्य',
  menuNav: 'मेनू',
  openMenu: 'मेनू खोलें',
  closeMenu: 'मेनू बंद करें',
  madeInIndia: ['मेड इन', 'इंडिया'],
  menuPhones: { sales: 'सेल्स', support: 'सपोर्ट' },
  company: 'कंपनी',
  contact: 'संपर्क',
  floats: 'हमारी दूसरी साइटें',
  newTab: '(नए टैब में खुलेगा)',
  copyright: 'कॉपीराइट',
  cin: (number) => `CIN ${number}`,
  gstin: (number) => `GSTIN ${number}`,
  feed: (brand) => `${brand}: ब्लॉग`,
}
