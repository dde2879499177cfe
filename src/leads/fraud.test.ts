import { expect, test } from 'vitest'
import { contactCopy } from './enquiry/words.en.ts'
import { findFraudSigns } from './find-fraud-signs.ts'
import { greetedName } from './greeted-name.ts'
import { mailboxOf } from './mailbox.ts'

const SITE = 'https://coral.example.in'

test.each([
  'Refund waiting: bijli-refund.example/claim',
  'Your refund is ready: bijli-refund . example',
  'Your refund is ready: hxxp://bijli.example/claim',
  'Your refund is ready: www . bijli . example',
  'Your refund is ready at bijli[.]example, or bijli (dot) example',
  'Dear customer, your electricity will be cut tonight at 9.30 pm. Call 98765 43210 at once.',
  'Your power will be disconnected. Call +91-87654-32109.',
  'Update your KYC: call 1800 123 4567',
  'Pay to refund@okaxis today',
  'रिफंड के लिए ९८७६५४३२१० पर कॉल करें',
  'आज रात आपकी बिजली काट दी जाएगी, तुरंत ९८७६५ ४३२१० पर फोन करें',
  'మీ కరెంట్ కట్ చేయబడుతుంది. ౯౮౭౬౫౪౩౨౧౦ కి కాల్ చేయండి',
  'మీ బకాయి చెల్లించండి: bijli.example',
  'Aapki bijli aaj raat kat jayegi, 9876543210 par call karein',
  'Mee current cut avutundi, 9876543210 ki call cheyandi',
  'bhugtan ke liye bit.ly/bijli',
  'Your rеfund is here: bijlі.example',
  'Your ｒｅｆｕｎｄ: bijli．example',
  'Your re\u200bfund: bij\u200bli.example/x',
  'Your r e f u n d: 9 8 7 6 5 4 3 2 1 0',
  'Your re-fund, your p4yment: bijli.example/x',
  'Réfund: bijli.example/x',
  'Refund: asha@example.com_refund@bijli.example',
  'Refund:   bijli   .   example',
])('%s holds the receipt', (message) => {
  expect(findFraudSigns(typed({ message }), SITE)).not.toBeNull()
})

test.each([
  'My bill went up from 2,340 to 3,890 rupees. I paid in full. Please call 98480 12345.',
  'Is payment by UPI possible? Write to asha@example.com, or call +91 98480-12345.',
  'The power was cut for three hours. Is the meter to blame?',
  'Our factory pays Rs 5,00,000 a month. The account is with TGSPDCL.',
  'I read coral.example.in/smart-home. When is the payment due?',
  'See https://example.org/our-plant for the plant.',
  'बिजली का बिल बहुत ज़्यादा आया, कृपया बताइए।',
  'వెంకట్ గారు చెప్పారు: example.org',
  'We have refunds and dues to settle.Please call me.',
  ...contactCopy.quickActions.map(({ message }) => message),
])('%s is answered with its receipt', (message) => {
  expect(findFraudSigns(typed({ message }), SITE)).toBeNull()
})

test('a long message is gone through once, whatever it is made of', () => {
  for (const part of ['a', 'a.', 'a-', ' ', '1', 'అ', 'a@', 'www.', '@', ' . ', '( ', 'a_'])
    expect(findFraudSigns(typed({ message: `Refund ${part.repeat(100_000)}!` }), SITE), part).not.toBeUndefined()
})

test('whatever was typed counts: the name, a line of the address, a file', () => {
  const texts = { address: { city_name: 'Refund', address_line_1: 'bijli.example/x' } }
  expect(findFraudSigns(typed(texts), SITE)).not.toBeNull()
  expect(findFraudSigns({ ...typed({}), full_name: 'Refund: bijli.example/x' }, SITE)).not.toBeNull()
  expect(findFraudSigns(typed({ resume: { name: 'refund bijli.example.pdf' } }), SITE)).not.toBeNull()
  expect(findFraudSigns(typed({ message: 'paid', resume: { sha256: '9876543210' } }), SITE)).toBeNull()
})

test.each([
  'Asha Rao',
  "D'Souza",
  'A. P. J. Abdul Kalam',
  'K.V.Rao',
  'Dr.Rao',
  'शीला देवी',
  'శ్రీ‌వెంకట్',
  'अजीत',
  'محمد',
  'Anne-Marie',
])('%s is greeted by name', (name) => {
  expect(greetedName(name)).toBe(name)
})

test.each([
  'You have won Rs 5,00,000',
  'You have won',
  'Refund at bijli.example',
  'bijli-refund.example',
  'bijli . refund',
  'Call 98765 43210',
  'Call nine eight seven six',
  'Pay now',
  'Pаy now',
  'Asha ९८७६',
  'Claim your prize',
  'आपका भुगतान',
  'Your power will be cut',
  'KYC update',
  'a'.repeat(140),
  'One two three four five six seven words',
  'https://x.example',
  'Asha <b>',
  'Asha😀',
])('%s is greeted without a name', (name) => {
  expect(greetedName(name)).toBeNull()
})

test('one inbox is one, whatever is written after a plus, and however Gmail’s dots are set', () => {
  for (const address of ['Asha.Rao+1@Gmail.com', 'asharao@googlemail.com', ' a.s.h.a.rao@gmail.com\u200b'])
    expect(mailboxOf(address)).toBe('asharao@gmail.com')
  expect(mailboxOf('a.b+x@example.com')).toBe('a.b@example.com')
  expect(mailboxOf('+91@example.com')).toBe('+91@example.com')
})

function typed(details: object) {
  return { full_name: 'Asha Rao', email: 'asha@example.com', phone_number: '9848012345', details }
}
