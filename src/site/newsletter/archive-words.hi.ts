// Translated on 26 November 2026, from revision 6e4eafca.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './archive-words.en.ts'

export const archiveCopy: Translated<typeof english.archiveCopy> = {
  title: 'अब तक के हमारे न्यूजलेटर',
  description: 'हमने जितने न्यूजलेटर भेजे हैं, सब यहां हैं, तारीख के साथ।',
  heading: 'अब तक के हमारे न्यूजलेटर',
  name: 'अब तक के न्यूजलेटर',
  subscribe: 'ईमेल से पाएं',
  empty: 'हमने अभी तक कोई न्यूजलेटर नहीं भेजा है।',
  pages: 'पेज',
  newer: 'नए',
  older: 'पुराने',
  page: (number) => `पेज ${number}`,
  feed: (brand) => `${brand}: न्यूजलेटर`,

  edition: {
    all: 'सभी न्यूजलेटर',
    sent: 'भेजा गया',
    article: 'लेख पढ़ें',
  },

  missing: {
    title: 'यह न्यूजलेटर यहां नहीं है',
    text: 'यह सबके लिए नहीं है, या लिंक गलत है।',
  },
}
