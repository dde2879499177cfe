// Translated on 26 November 2026, from revision cf2aab42.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const homeCopy: Translated<typeof english.homeCopy> = {
  description: 'हम बिजली कंपनियों के लिए मीटर पढ़ते हैं और भारत के घरों, दुकानों और फैक्टरियों का बिजली बिल कम कराते हैं।',
  heading: 'बिजली का हिसाब साफ।',
  words: ['बिजली का', 'हिसाब', 'साफ।'],
  explore: 'देखें',
  atHome: 'घर का बिल? हिसाब लगाएं',
  house: { heading: 'आपके घर का महीने का बिल कितना?', lead: 'चीजें चालू करें। बिल बदलता देखें।' },
  panels: [
    {
      id: 'meter-reading',
      title: 'AI से मीटर रीडिंग',
      subtitle: 'बिजली कंपनियों की बिलिंग में साफ हिसाब',
      description: 'हमारी ऐप फोटो से मीटर पढ़ती है, वहीं नंबर जांचती है और ऐसा बिल छापती है जिस पर लोग भरोसा करें।',
      icon: 'meter',
      picture: 'meterwall',
      link: '/utilities',
    },
    {
      id: 'one-coral',
      title: 'One Coral',
      subtitle: 'बिजली कंपनियों के लिए बिजनेस इंटेलिजेंस',
      description: 'फील्ड का काम, मंजूरियां, डेटा और डैशबोर्ड एक जगह। आपकी अपनी टीम इसे बिना कोड के सेट करती है।',
      icon: 'tree',
      picture: 'coral',
      link: '/one-coral',
    },
    {
      id: 'bill-optimization',
      title: 'बिजली बिल कम करने की सेवा',
      subtitle: 'उद्योग, दुकान-दफ्तर और घर',
      description: 'हम पता करते हैं कि यूनिट कहां जा रही हैं और बर्बादी रोकते हैं। असर अगले बिल में दिखता है।',
      icon: 'bill',
      picture: 'home',
      link: '/smart-home',
    },
  ],
}
