const FACES = [...'0123456789']

interface RegisterProps {
  /** Only digits; each becomes a drum. */
  value: string
  /** What a screen reader says instead of the drums. */
  label: string
}

/** A number on the drums of a meter. */
export function Register({ value, label }: RegisterProps) {
  return (
    <span className="reg" role="img" aria-label={label}>
      {[...value].map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drum is its place
        <span key={place} className="reg__drum" data-digit={digit} aria-hidden="true">
          <span>
            {FACES.map((face) => (
              <span key={face}>{face}</span>
            ))}
          </span>
        </span>
      ))}
    </span>
  )
}
