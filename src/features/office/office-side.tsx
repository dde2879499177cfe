import { CallList } from './call-list.tsx'
import { OfficeMap } from './office-map.tsx'

/** Whom to call, and where to come. */
export function OfficeSide() {
  return (
    <>
      <CallList />
      <OfficeMap />
    </>
  )
}
