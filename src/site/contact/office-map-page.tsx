import { addressOf, branchOffices, headOffice } from '#company/offices.ts'
import { pageMeta } from '#company/page-meta.ts'
import { IndiaMap } from '#ui/art/india-map.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { officeCopy } from './words.en.ts'
import './office-map.css'

const { map: copy } = officeCopy

export const handle: PageHandle = {
  bare: true,
  isForFrames: true,
  get label() {
    return copy.title
  },
}

export function meta() {
  const description = copy.description(headOffice()?.city ?? '')
  return pageMeta({ title: copy.title, description, path: '/embed/office-map', isHidden: true })
}

/** The map that is ours, for as long as no setting names another: true places, and a link to the phone's own map. */
export default function OfficeMapPage() {
  const office = headOffice()
  if (!office) return null
  const { latitude, longitude, city } = office
  const address = addressOf(office)
  const branches = branchOffices()

  return (
    <div className="office-chart on-deep">
      <div className="stack">
        <h1 className="h-mid">{city}</h1>
        <address translate="no">{address}</address>
        <a href={`geo:${latitude},${longitude}?q=${encodeURIComponent(address)}`}>{copy.open}</a>
      </div>
      <IndiaMap
        label={officeCopy.branches.diagram(
          city,
          branches.map((branch) => branch.city),
        )}
        office={office}
        branches={branches}
      />
    </div>
  )
}
