// Translated on 26 November 2026, from revision bb290c3f.
import { languageNames } from '#company/language-names.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const languagesPageCopy: Translated<typeof english.languagesPageCopy> = {
  title: 'भाषाएं',
  description: 'यह साइट किन भाषाओं में है, हर अनुवाद किसने पढ़कर जांचा है, और क्या सिर्फ अंग्रेजी में है।',
  heading: 'आपकी भाषा में।',
  lead: 'हम पहले अंग्रेजी में लिखते हैं, फिर अनुवाद करते हैं। जिसका अनुवाद अभी नहीं हुआ, वह अंग्रेजी में दिखता है, और ऐसा लिखा होता है।',
  first: 'हम पहले इसी में लिखते हैं। कानूनी बातों में अंग्रेजी का लिखा मान्य है।',
  awaits: (language) =>
    `${languageNames[language]} अनुवाद को अभी ऐसे किसी ने पूरा नहीं पढ़ा है, जिसकी यह अपनी भाषा हो। कोई शब्द गलत लगे तो हमें बताएं।`,
  read: (reader, day) => `${reader} ने ${day} को पूरा पढ़कर जांचा।`,
  articles: (translated, all) => `लेख: ${all} में से ${translated}।`,
  open: 'साइट इस भाषा में पढ़ें',
  tell: 'गलत शब्द के बारे में बताएं',
  message: 'अनुवाद के बारे में: … पेज पर … लिखा है, और … होना चाहिए',
}
