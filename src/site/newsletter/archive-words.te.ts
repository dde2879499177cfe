// Translated on 26 November 2026, from revision 6e4eafca.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './archive-words.en.ts'

export const archiveCopy: Translated<typeof english.archiveCopy> = {
  title: 'ఇప్పటివరకు మా న్యూస్‌లెటర్లు',
  description: 'మేము పంపిన ప్రతి న్యూస్‌లెటర్, పంపిన తేదీతో సహా ఇక్కడ ఉంది.',
  heading: 'ఇప్పటివరకు మా న్యూస్‌లెటర్లు',
  name: 'ఇప్పటివరకు న్యూస్‌లెటర్లు',
  subscribe: 'ఈమెయిల్‌లో పొందండి',
  empty: 'మేము ఇంకా ఏ న్యూస్‌లెటర్ పంపలేదు.',
  pages: 'పేజీలు',
  newer: 'కొత్తవి',
  older: 'పాతవి',
  page: (number) => `పేజీ ${number}`,
  feed: (brand) => `${brand}: న్యూస్‌లెటర్లు`,

  edition: {
    all: 'అన్ని న్యూస్‌లెటర్లు',
    sent: 'పంపిన తేదీ',
    article: 'వ్యాసం చదవండి',
  },

  missing: {
    title: 'ఈ న్యూస్‌లెటర్ ఇక్కడ లేదు',
    text: 'ఇది అందరికీ కాదు, లేదా లింక్ తప్పు.',
  },
}
