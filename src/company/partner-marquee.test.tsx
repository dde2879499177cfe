import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import PartnerMarquee from './partner-marquee.tsx'

test('partners who agreed to be shown stand once each before any script runs', () => {
  const html = renderToStaticMarkup(
    <PartnerMarquee
      label="Partners"
      partners={[
        { name: 'First discom', logo: null },
        { name: 'Second discom', logo: null },
      ]}
    />,
  )
  expect(html.match(/First discom/g)).toHaveLength(1)
  expect(html.match(/Second discom/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Partners"')
})
