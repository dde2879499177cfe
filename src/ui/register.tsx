interface RegisterProps {
  /** Each digit becomes a drum; what stands between and after them is printed as it is. */
  value: string
  /** What a screen reader says instead of the drums. */
  label: string
}

/** A number on the drums of a meter. */
export function Register({ value, label }: RegisterProps) {
  return (
    <span className="reg" role="img" aria-label={label} translate="no">
      {[...value].map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drum is its place
        <Sign key={place} sign={sign} />
      ))}
    </span>
  )
}

function Sign({ sign }: { sign: string }) {
  return (
    <span className={classOf(sign)} aria-hidden="true">
      {sign}
    </span>
  )
}

function classOf(sign: string): string {
  if (/\d/.test(sign)) return 'reg__drum'
  return /[.,]/.test(sign) ? 'reg__mark' : 'reg__unit'
}
