// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const frameCopy: Translated<typeof english.frameCopy> = {
  skip: 'నేరుగా విషయానికి',
  notices: 'ప్రకటనలు',
  mainNav: 'ప్రధాన మెనూ',
  menuNav: 'మెనూ',
  openMenu: 'మెనూ తెరవండి',
  closeMenu: 'మెనూ మూసేయండి',
  madeInIndia: ['భారత్‌లో', 'తయారీ'],
  menuPhones: { sales: 'సేల్స్', support: 'సపోర్ట్' },
  company: 'కంపెనీ',
  contact: 'సంప్రదించండి',
  floats: 'సంబంధిత సైట్లు',
  newTab: '(కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)',
  copyright: 'కాపీరైట్',
  cin: (number) => `CIN ${number}`,
  gstin: (number) => `GSTIN ${number}`,
  feed: (brand) => `${brand}: బ్లాగులు`,
}
