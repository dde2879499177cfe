interface MarkProps {
  /** The wave is ink on light ground; by default it takes the text's colour. */
  wave?: string
}

/** The brand's mark: an AC source opened into a C, the wave leaving through the opening. */
export function Mark({ wave = 'currentColor' }: MarkProps) {
  return (
    <svg viewBox="0 0 48 48" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M36.6 10.5A19 19 0 1 0 36.6 37.5" stroke="#FF6B3D" strokeWidth="5.6" />
      <path d="M12.5 24c3-9.2 8.7-9.2 11.7 0s8.7 9.2 11.7 0c1.7-5.2 4.4-7.5 7.6-7" stroke={wave} strokeWidth="4.4" />
    </svg>
  )
}
