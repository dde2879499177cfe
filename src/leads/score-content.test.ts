import { expect, test } from 'vitest'
import { SUSPICIOUS_SCORE, scoreContent } from './find-spam-signals.ts'

test.each([
  ['Our bill doubled in October. Please call me.'],
  ['బిల్లు ఎక్కువ వచ్చింది, మా మీటర్ చూడండి 🙏'],
  ['हमारा बिल बहुत ज़्यादा आया है। कृपया फ़ोन करें।'],
  ['See https://example.com/bill.pdf and https://example.com/meter.jpg, both are mine.'],
  ['My work: https://github.com/ada https://www.linkedin.com/in/ada https://ada.example and https://gitlab.com/ada'],
  ['We are an SEO agency in Hyderabad and our office needs a meter.'],
  ['no no no no no, not again'],
  ['----------------------------------------\nAda\n________________________________________'],
  ['1111 2222 3333'],
  ['Null'],
  [''],
])('%j is what people write', (text) => {
  expect(scoreContent("Ravi (VP) D'Souza", [text]).score).toBeLessThan(SUSPICIOUS_SCORE)
})

test.each([
  ['Ada', '<a href="https://spam.example">cheap</a>', 'link markup'],
  ['Ada', '[url=https://spam.example]cheap[/url]', 'link markup'],
  ['Win at https://spam.example', 'Hello', 'link in the name'],
  ['Ada', 'We offer backlinks and guest posts.', 'sales talk'],
  ['Ada', 'Reach the first page of Google: https://spam.example', 'sales talk with a link'],
  ['Ada', 'https://spam.example '.repeat(11), '11 links'],
  ['Ada', 'buy now '.repeat(20), 'repeated text'],
  ['Ada', 'a'.repeat(400), 'repeated text'],
])('%s: %j is looked at first', (name, text, reason) => {
  const { score, reasons } = scoreContent(name, [text])
  expect(score).toBeGreaterThanOrEqual(SUSPICIOUS_SCORE)
  expect(reasons).toContain(reason)
})

test.each(['<a ', 'seo ', '[url', 'https://', 'a'])('a text full of %j takes no time to judge', (part) => {
  const text = part.repeat(20_000)
  expect(scoreContent(text, [text]).reasons).not.toContain('sales talk')
})
