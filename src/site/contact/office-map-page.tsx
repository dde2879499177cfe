import { pageMeta } from '#company/page-meta.ts'
import { branches, office } from '#company/site.ts'
import { IndiaMap } from '#ui/art/india-map.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { officeCopy } from './words.en.ts'
import './office-map.css'

const { map: copy } = officeCopy

export const handle: PageHandle = { bare: true, isForFrames: true, label: copy.title }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/embed/office-map', isHidden: true })
}

/** The map that is ours, for as long as no setting names another: true places, and a link to the phone's own map. */
export default function OfficeMapPage() {
  const { latitude, longitude, city, address } = office

  return (
    <div className="office-chart on-deep">
      <div className="stack">
        <h1 className="h-mid">{city}</h1>
        <address translate="no">{address.join(', ')}</address>
        <a href={`geo:${latitude},${longitude}?q=${encodeURIComponent(address.join(', '))}`}>{copy.open}</a>
      </div>
      <IndiaMap label={officeCopy.branches.diagram} office={office} branches={branches} />
    </div>
  )
}
