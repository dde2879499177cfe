import { type ClaimId, shownClaims } from '#company/claims.ts'

/** Claimed numbers in a first view. Each stands on the page again, with its month and how it is counted. */
export function FiguresInShort({ claims }: { claims: readonly ClaimId[] }) {
  const shown = shownClaims(...claims)
  if (shown.length === 0) return null

  return (
    <dl className="in-short">
      {shown.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
