interface FactListProps {
  label?: string
  facts: readonly { id: string; label: string; value: string }[]
}

/** What can be said in one line each: what it is on the left, how it is on the right. */
export function FactList({ label, facts }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <dl className="facts" aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
