// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './receipt-words.en.ts'

export const ownPageLinkCopy: Translated<typeof english.ownPageLinkCopy> = {
  label: 'आपका पेज',
  add: 'अपने बिल की फोटो जोड़ें',
  see: 'देखें, काम कहां तक पहुंचा',
  photo: 'आपके बिल की फोटो',
  optional: '(जरूरी नहीं)',
  hint: 'JPG, PNG, WebP, HEIC या PDF, 10 MB तक।',
  type: 'JPG, PNG, WebP, HEIC या PDF फाइल चुनें।',
  size: 'फाइल 10 MB से छोटी हो।',
  sent: 'हमें मिल गई',
  failed: 'फाइल नहीं पहुंची। फिर भेजें',
}
