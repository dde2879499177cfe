import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import PartnerMarquee from './partner-marquee.tsx'

test('partners who agreed to be shown stand once each, with their mark, before any script runs', () => {
  const html = renderToStaticMarkup(
    <PartnerMarquee
      label="Partners"
      partners={[
        { name: 'First discom', mark: 'pylon' },
        { name: 'Second discom', mark: 'meter' },
      ]}
    />,
  )
  expect(html.match(/First discom/g)).toHaveLength(1)
  expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(2)
  expect(html).toContain('aria-label="Partners"')
})
