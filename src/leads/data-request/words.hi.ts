// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { dataRequestCopy as english } from './words.en.ts'

export const dataRequestCopy: Translated<typeof english> = {
  title: 'अपनी जानकारी के बारे में पूछें',
  description: 'देखें कि हम आपके बारे में क्या रखते हैं। उसे सुधरवाएं, मिटवाएं, सहमति वापस लें या शिकायत करें। खाता नहीं चाहिए।',
  heading: 'जानकारी आपकी, फैसला आपका',
  lead: (days) => `बताएं, आप क्या चाहते हैं। हम ${days} दिन में जवाब देते हैं। इसका कोई पैसा नहीं लगता।`,

  rights: {
    access: 'दिखाएं, मेरे बारे में क्या रखते हैं',
    correction: 'मेरे बारे में जो रखा है, उसे सुधारें',
    erasure: 'मेरे बारे में जो रखा है, उसे मिटाएं',
    withdrawal: 'मुझे अपनी सहमति वापस लेनी है',
    grievance: 'मेरी जानकारी को लेकर शिकायत है',
  },
  labels: {
    right: 'आप क्या चाहते हैं?',
    full_name: 'पूरा नाम',
    email: 'ईमेल',
    phone_number: 'फोन',
    message: 'जिससे हम उसे ढूंढ सकें',
  },
  optional: '(जरूरी नहीं)',
  chooseRight: 'एक चुनें',
  emailHint: 'जो ईमेल आपने हमें दिया था। हम इसी पते पर जवाब देते हैं।',
  phoneHint: 'आपने हमें फोन नंबर दिया था तो वही लिखें।',
  messageHint: 'रेफरेंस नंबर, क्या गलत है, या क्या हुआ।',

  errors: {
    right: 'आप क्या चाहते हैं, चुनें।',
    full_name: 'अपना नाम लिखें।',
    email: 'सही ईमेल पता लिखें।',
    phone_number: 'सही फोन नंबर लिखें।',
  },
  notice: 'आपकी जानकारी हम सिर्फ इस अनुरोध का जवाब देने के लिए इस्तेमाल करते हैं।',
  trap: 'इसे खाली छोड़ें',
  submit: 'अनुरोध भेजें',
  success: 'आपका अनुरोध हमें मिल गया है।',

  thanks: {
    title: 'आपका अनुरोध हमें मिल गया है',
    description: 'आपकी जानकारी के बारे में आपका अनुरोध हमें मिल गया है।',
    reference: 'रेफरेंस नंबर',
    answerBy: 'जवाब कब\u00a0तक',
    hint: 'यह नंबर संभालकर रखें। हमने इसे आपके ईमेल पर भी भेजा है।',
    board: 'हमारे जवाब से संतुष्ट नहीं? आप Data Protection Board of India में जा सकते हैं।',
    back: 'प्राइवेसी पॉलिसी पर लौटें',
  },

  kind: { ...english.kind, ownName: 'अपनी जानकारी के बारे में आपका अनुरोध' },
  mails: {
    receipt: {
      subject: (reference) => `आपकी जानकारी के बारे में आपका अनुरोध मिल गया है (${reference})`,
      preview: (answerBy) => `हमारा जवाब ${answerBy} तक आएगा।`,
      thanks: (brand) => `आपकी जानकारी के बारे में आपका अनुरोध ${brand} को मिल गया है।`,
      reference: 'रेफरेंस नंबर',
      replyBy: 'जवाब कब\u00a0तक',
      closing: 'कुछ और बताना हो तो इसी ईमेल का जवाब दें। विषय में रेफरेंस नंबर रहने दें।',
    },
    notice: english.mails.notice,
  },
}
