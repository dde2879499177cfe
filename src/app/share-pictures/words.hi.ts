// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const shareCopy: Translated<typeof english.shareCopy> = {
  house: ['बिल आने से पहले', 'जानें, कितना आएगा।'],
  workshop: ['जो बिजली काम न करे,', 'उसका पैसा न दें।'],
  month: 'हर महीने',
  billed: (kvah) => `${kvah} kVAh का बिल`,
}
