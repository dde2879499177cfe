// Translated on 28 November 2026, from revision 7e5976e6.
import { listInWords } from '#india/list-in-words.hi.ts'
import { contactCopy } from '#leads/enquiry/words.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const aboutHero: Translated<typeof english.aboutHero> = {
  title: 'हम मीटर पढ़ते हैं। फिर उसका मतलब समझाते हैं।',
  description: 'हम एक भारतीय कंपनी हैं। हम घरों, फैक्टरियों और बिजली कंपनियों में बिजली नापते हैं, और जो बिल भरता है उसे नंबर समझाते हैं।',
  heading: ['हम मीटर पढ़ते हैं।', 'फिर उसका मतलब समझाते हैं।'],

  purposes: {
    vision: {
      heading: 'सपना',
      text: 'भारत में बिजली की हर यूनिट नापी जाए, समझी जाए और काम आए।',
    },
    mission: {
      heading: 'काम',
      text: 'हर घर, कारोबार और बिजली कंपनी को सही रीडिंग दें, और बताएं कि आगे क्या करें।',
    },
    aim: { heading: 'लक्ष्य', text: 'पहले अपने बिल की बर्बादी रोकें। जो यूनिट नहीं चली, उसका कोई पैसा नहीं।' },
  },
}

export const aboutCopy: Translated<typeof english.aboutCopy> = {
  founders: { heading: 'संस्थापक' },

  timeline: {
    heading: 'हम कैसे बढ़े।',
    plot: (points) => `महीने की मीटर रीडिंग, लॉग स्केल पर: ${points.join(', ')}`,
    axis: 'महीने की मीटर रीडिंग। हर लाइन नीचे वाली की दस गुनी है।',
    inTheYear: (readings) => `साल में ${readings}`,
    aMonth: (readings) => `महीने में ${readings}`,
    inYear: (readings, year) => `${year} में ${readings}`,
    ownTeams: (years) => `${listInWords(years)} में हम वे रीडिंग गिनते हैं जो हमारी अपनी टीमों ने लीं।`,
    checked: (year) => `${year} में हम हर वह रीडिंग गिनते हैं जिसे हमारा AI जांचता है।`,
  },

  team: {
    heading: 'हमारी टीम।',
    lead: (count, cities) => (cities.length > 0 ? `${listInWords(cities)} में ${count} लोग।` : `${count} लोग।`),
    picture: (count) => `${count} छोटे मीटर, हर व्यक्ति का एक`,
    more: (count) => `सभी ${count} दिखाएं`,
    fewer: 'कम दिखाएं',
  },

  climateYodha: {
    heading: 'क्लाइमेट योद्धा क्या करते हैं',
    lead: 'क्लाइमेट योद्धा परिवारों का बिजली बिल कम कराने में मदद करते हैं।',
    join: 'क्लाइमेट योद्धा बनें',
    message: contactCopy.quickActions[2].message,
  },

  partners: {
    heading: 'जिन बिजली कंपनियों के साथ हम काम करते हैं',
    label: 'बिजली कंपनियां जिनके साथ हम काम करते हैं',
    said: (utilities, partners) => {
      if (utilities && partners) return `हम ${utilities} बिजली कंपनियों और कुल ${partners} पार्टनरों के साथ काम करते हैं।`
      if (utilities) return `हम ${utilities} बिजली कंपनियों के साथ काम करते हैं।`
      return partners && `हम कुल ${partners} पार्टनरों के साथ काम करते हैं।`
    },
    ask: 'ग्राहकों के नाम मांगें',
    message: 'मुझे उन बिजली कंपनियों के नाम भेजें जिनके साथ आप काम करते हैं। मेरी संस्था:',
  },
}
