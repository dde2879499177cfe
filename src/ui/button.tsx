import type { ComponentProps } from 'react'

/** One coral button in a group; outlines beside it, ink on coral grounds. */
export type ButtonTone = 'coral' | 'line' | 'ink'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  tone?: ButtonTone
  small?: boolean
  /** At work: it keeps its focus and its place, and turns further presses down. */
  busy?: boolean
}

export function Button({ tone = 'coral', small, busy, type = 'button', children, ...button }: ButtonProps) {
  return (
    <button
      className={`btn btn--${tone}${small ? ' btn--sm' : ''}`}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...button}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      <span className="btn__words">{children}</span>
    </button>
  )
}
