import type { ReactNode } from 'react'

interface PriceLineProps {
  label: string
  value: string
  /** Under the line: how to do the sum again. */
  rule?: ReactNode
  isGain?: boolean
}

/** A line of a printed bill, with its rule under it. */
export function PriceLine({ label, value, rule, isGain }: PriceLineProps) {
  return (
    <div className="line">
      <div className={`ln${isGain ? ' ln--gain' : ''}`}>
        <span>{label}</span>
        <span>{value}</span>
      </div>
      {rule && <p className="rule">{rule}</p>}
    </div>
  )
}
