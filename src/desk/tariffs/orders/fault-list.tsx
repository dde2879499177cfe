import { useEffect, useRef } from 'react'
import type { OrderFault } from '#calculator/registers/read-order.ts'
import { ordersCopy } from './words.en.ts'

const { faults: copy } = ordersCopy

/** Everything that is wrong with a record, each with its place in the file. */
export function FaultList({ faults }: { faults: OrderFault[] }) {
  const box = useRef<HTMLDivElement>(null)
  // It stands above what was pressed, and takes the focus from there.
  useEffect(() => box.current?.focus(), [])

  return (
    <div className="errbox order-faults" role="alert" tabIndex={-1} ref={box}>
      <h3>{copy.heading(faults.length)}</h3>
      <ul className="errbox__list">
        {faults.map(({ path, line, message }) => (
          <li key={`${path} ${line} ${message}`}>
            <span className="order-place">{line === null ? copy.whole : copy.line(line)}</span>{' '}
            <code translate="no">{path || copy.record}</code> <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
