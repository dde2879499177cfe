import { Fragment } from 'react'

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

interface DrumsProps {
  count: number
  /** Places, from the left, after which a comma stands. */
  commasAfter: readonly number[]
}

/** The register's drums, one strip of digits each; the styles of its page turn them by `--d`. */
export function Drums({ count, commasAfter }: DrumsProps) {
  return (
    <span className="lit__drums" translate="no">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Fragment key={place}>
          <span className={`reg__drum lit__drum lit__drum--${place}`}>
            <span className="lit__strip">
              {DIGITS.map((digit) => (
                <span key={digit}>{digit}</span>
              ))}
            </span>
          </span>
          {commasAfter.includes(place) && <span className="reg__mark">,</span>}
        </Fragment>
      ))}
    </span>
  )
}
