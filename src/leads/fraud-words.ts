// What the fraud of our trade is written with, "your power will be cut tonight, pay here" and "update your KYC"
// (https://cybercrime.gov.in warns of it), in the languages of our visitors, and as these are typed in Latin letters.
const PAYMENT =
  /\b(?:pay(?:ing|ment|ments|able|tm)?|paid|unpaid|phone ?pe|g(?:oogle)? ?pay|upi|refund(?:s|ed|able)?|cash ?back|rewards?|prizes?|lott?ery|jackpot|won|winners?|claim(?:ed|ing|s)?|bank(?:ing)?|accounts?|ifsc|cvv|otp|recharge|over ?dues?|dues?|arrears|outstanding|deposit|transfer|penalty|wallet|voucher|bonus|free (?:money|cash|gift)|paisa|paise|paisey?|bhugt?aa?n|jama|bakaya|khaa?ta|inaa?m|jurmana|chellin\w*|chellimp\w*|dabbulu|bakayi\w*|katta(?:ndi|li|kapothe)|bill\W+(?:\w+\W+){0,3}?bhar\w*|send\W+(?:rs|inr|money))\b|\b(?:send|bhej\w*) ₹/
const CUTTING =
  /\b(?:dis[- ]?connect(?:ed|ion|ing|s)?|de[- ]?activat(?:ed|ion|ing|e)|suspend(?:ed|ing)?|suspension|terminat(?:ed|ion|e)|block(?:ed|ing)?|(?:cut|switched|turned) ?off|(?:power|electricity|supply|line|light|current|bijli|connection|meter)\W+(?:\w+\W+){0,5}?(?:cut|off|stop(?:ped)?|remov(?:ed|al)|chali|teeses\w*|kat\w*|kaat\w*|cutt?\w*|bandh?|nilip\w*|aagipo\w*)|(?:cut|stop)\W+(?:\w+\W+){0,4}?(?:power|electricity|supply|line|light|current|bijli|connection|meter)|kat (?:ja|di)\w*|kaat (?:di|de)\w*|band (?:ho|kar)\w*|tonight|aaj raat|last (?:warning|notice|date|day))\b/
const IDENTITY =
  /\b(?:e-?kyc|kyc|(?:bill|account|details?|connection)\W+(?:\w+\W+){0,4}?updat\w*|(?:electricity|power|bijli) (?:officer|adhikari)|aa?dh?aa?r|pan card|(?:verify|verification|update|confirm|re-?activate)\W+(?:\w+\W+){0,4}?(?:account|details?|kyc|bill|number|identity|connection|meter|consumer)|any ?desk|team ?viewer|quick ?support|screen ?shar\w*|apk)\b/
const HINDI = beginningWith(
  ...[
    'भुगतान',
    'पेमें?ट',
    'पेमेन्ट',
    'पैसा',
    'पैसे',
    'रिफंड',
    'रिफण्ड',
    'बकाया',
    'खाता',
    'खाते',
    'बैंक',
    'यूपीआई',
    'ओटीपी',
    'केवाईसी',
    'के\\.? ?वाई\\.? ?सी',
  ],
  ...[
    'आधार',
    'इनाम',
    'ईनाम',
    'लॉटरी',
    'जमा (?:कर|न)',
    'जुर्माना',
    'जीत(?:ा|े|ी|ने) ',
    'कैशबैक',
    'रिचार्ज',
    'डिस्कनेक्ट',
    'कट ?(?:जा|दी|गई)',
    'काट ?(?:दी|दि|दे|ी)',
    'विच्छेद',
    'बिल (?:भर|जमा|बाकी)',
    'यू\\.? ?पी\\.? ?आई',
    '₹ ?[\\d,]+ (?:\\S+ )?भेज',
  ],
  ...['कटने', 'कटौती', 'बंद (?:हो|कर|की)', 'आज रात', 'सत्यापन', 'अपडेट', 'वेरी?िफाई', 'वेरीफाई'],
)
const TELUGU = beginningWith(
  ...[
    'చెల్లిం',
    'పేమెంట్',
    'డబ్బు',
    'రీఫండ్',
    'రిఫండ్',
    'బకాయి',
    'ఖాతా',
    'బ్యాంక',
    'యూపీఐ',
    'ఓటీపీ',
    'కేవైసీ',
    'కె\\.? ?వై\\.? ?సి',
    'ఆధార్',
    'బహుమతి',
    'లాటరీ',
  ],
  ...[
    'జమ చే',
    'జరిమానా',
    'గెలిచ',
    'గెలుచ',
    'క్యాష్',
    'రీచార్జ',
    'డిస్కనెక్ట',
    'కట్(?![\\p{L}\\p{M}])',
    'నిలిపి',
    'నిలిచి',
    'తొలగి',
    'ఆగిపో',
    'ఆపివే',
    'తీసేస్',
    'రద్దు',
    'కట్ట(?:ండి|ాలి|క)',
    'ఈ రాత్రి',
  ],
  ...['ధృవీకర', 'ధ్రువీకర', 'అప్డేట్'],
)
// Each by itself is in many an honest message, and in no name.
const NOT_IN_A_NAME =
  /\b(?:pin|rs|inr|rupees?|rupayalu|lakhs?|crores?|charges?|fees?|fine|loan|credit|debit|cash|money|gift|free|subsidy|urgent|immediately|click|visit|call|dial|sms|whats ?app|http|https|www|dear|customer|consumer|department|notice|warning|officer|bill|power|light|electricity|bijli|zero|one|two|three|four|five|six|seven|eight|nine)\b|रुप[यए]|बिजली|विद्युत|विभाग|कनेक्शन|बिल(?![\u0900-\u097f])|कॉल|रूपये|రూపాయ|విద్యుత్|బిల్లు|కరెంట|ఆఫీస్|కనెక్షన్|కాల్ చే/

/** Whether a text speaks of payment, of cutting the supply or of proving who one is. Of what wordsInside gave. */
export function speaksOfFraud(words: string): boolean {
  return [PAYMENT, CUTTING, IDENTITY, HINDI, TELUGU].some((pattern) => pattern.test(words))
}

/** Whether somebody's name says what names do not say. */
export function saysMoreThanAName(words: string): boolean {
  return speaksOfFraud(words) || NOT_IN_A_NAME.test(words)
}

// The letters of these scripts are no \w. Within a word they may mean another: Venkat is no cut.
function beginningWith(...words: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})`, 'u')
}
