import { homeCopy as copy } from '#content/home.ts'
import { site } from '#content/site.ts'
import { BillArt } from '#features/landing/bill-art.tsx'
import { LandingPanel } from '#features/landing/landing-panel.tsx'
import { MeterReadingArt } from '#features/landing/meter-reading-art.tsx'
import { OneCoralArt } from '#features/landing/one-coral-art.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { pageMeta } from '#ui/page-meta.ts'
import './home.css'

export const handle: PageHandle = { above: 'landing' }

export function meta() {
  return pageMeta({ title: `${site.brand}. ${copy.heading}`, description: copy.description, path: '/' })
}

export default function HomePage() {
  const [metering, oneCoral, billing] = copy.panels
  const [electricity, made, clear] = copy.words

  return (
    <>
      <h1 className="vh">
        {site.brand}. {copy.heading}
      </h1>
      <div className="landing">
        <LandingPanel
          panel={metering}
          tone="deep"
          word={electricity}
          explore={copy.explore}
          art={<MeterReadingArt />}
        />
        <LandingPanel panel={oneCoral} tone="coral" word={made} explore={copy.explore} art={<OneCoralArt />} />
        <LandingPanel
          panel={billing}
          tone="paper"
          word={clear}
          explore={copy.explore}
          art={<BillArt bill={copy.bill} />}
        />
      </div>
    </>
  )
}
