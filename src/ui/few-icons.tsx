import type { ReactElement } from 'react'

/**
 * The two icons of fields and links. By themselves, so that a page that has fields and nothing else, as the calculator
 * for other people's frames, does not load the drawings of all the others.
 */
export function FewIcon({ name }: { name: keyof typeof FEW_DRAWINGS }) {
  return <IconFrame name={name}>{FEW_DRAWINGS[name]}</IconFrame>
}

export const FEW_DRAWINGS = {
  go: <path d="M4 12h15M13 5.5 19.5 12 13 18.5" />,
  bad: (
    <>
      <circle cx="12" cy="12" r="9.3" />
      <path d="M12 7v6.2M12 16.2v.6" />
    </>
  ),
}

/** A line icon on a 24 px grid. */
export function IconFrame({ name, children }: { name: string; children: ReactElement }) {
  return (
    <svg
      className={name === 'go' ? 'icon--go' : undefined}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
