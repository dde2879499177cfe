import type { ReactNode } from 'react'
import { companyFacts } from '#company/facts.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { smartHomeCopy } from './words.en.ts'

const { comparison: copy } = smartHomeCopy
const COLUMNS = ['plug', 'auditor', 'switches'] as const

/** What the products do and cost, side by side. On a phone each feature stands over its three values. */
export function ProductComparison() {
  const { products, comparison } = companyFacts()
  const columns = COLUMNS.flatMap((key) => (products[key] ? [{ key, ...products[key] }] : []))

  return (
    <table className="slab comparison" aria-label={copy.region}>
      <thead>
        <tr>
          <th scope="col">{copy.feature}</th>
          {columns.map(({ key, name }) => (
            <th key={key} scope="col">
              <DeviceHouse device={key} />
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.map(({ id, feature, ...values }) => (
          <tr key={id}>
            <th scope="row">{feature}</th>
            {columns.map(({ key }) => (
              <Cell key={key} value={values[key]} />
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{copy.price}</th>
          {columns.map(({ key, price }) => (
            <Cell key={key} value={price === null ? copy.noPrice[key] : formatRupees(price)} />
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function Cell({ value }: { value: string }) {
  const isSaid = (word: string) => value.toLowerCase() === word.toLowerCase()
  if (isSaid(copy.yes)) {
    return (
      <td>
        <span className="comparison__yes">
          <Icon name="check" />
          <span>{value}</span>
        </span>
      </td>
    )
  }

  return isSaid(copy.no) ? <td className="muted">{value}</td> : <td>{value}</td>
}

interface DeviceHouseProps {
  device: 'plug' | 'auditor' | 'switches'
}

/** A house in section, over each column of the table: what this device sees of it is coral. The table says it in words. */
function DeviceHouse({ device }: DeviceHouseProps) {
  return (
    <svg className="device-house" viewBox="0 0 220 176" aria-hidden="true">
      <path className="device-house__room" d={ROOMS[device]} />
      <path d="M0 170H220M34 170V74L116 22L198 74V170M34 112H198M116 74V170M34 74H198" />
      <path d="M0 48 34 96" />
      <path d="M41 134V90H176M41 146H70M62 146V128" strokeWidth="2" />
      {THINGS}
      <g className="device-house__seen">{SEEN[device]}</g>
    </svg>
  )
}

/** From left to right and down: AC, geyser, DB box, switchboard, fan, plug with fridge. */
const THINGS = (
  <>
    <path d="M58 82h34v12H58Z" />
    <rect x="160" y="80" width="18" height="26" rx="6" />
    <path d="M36 134h12v24H36Z" />
    <path d="M80 136h10v14H80ZM80 120h26M93 120V112" />
    <path d="M164 124h22v46h-22ZM164 140h22M144 146h10v12h-10Z" />
  </>
)

const ROOMS: Record<DeviceHouseProps['device'], string> = {
  plug: 'M117 75h80v36h-80Z',
  auditor: 'M35 75h162v94H35Z',
  switches: 'M35 113h80v56H35Z',
}

const SEEN: Record<DeviceHouseProps['device'], ReactNode> = {
  plug: (
    <>
      <rect x="160" y="80" width="18" height="26" rx="6" />
      <path d="M132 88h14v14h-14ZM146 95h14" />
    </>
  ),
  auditor: <path d="M36 134h12v24H36ZM0 48 34 96M41 134V90H176M48 146H164M72 90V82" />,
  switches: <path d="M80 136h10v14H80ZM85 136V120M80 120h26M93 120V112" />,
}
