export function Flag() {
  return (
    <svg viewBox="0 0 24 30" aria-hidden="true">
      <path d="M2 1v28" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M4 2h18v5H4z" fill="#FF9933" />
      <path d="M4 7h18v5H4z" fill="#fff" />
      <path d="M4 12h18v5H4z" fill="#138808" />
      <circle cx="13" cy="9.5" r="1.9" fill="none" stroke="#000080" strokeWidth=".8" />
      <path d="M4 2h18v15H4z" fill="none" stroke="currentColor" strokeOpacity=".25" strokeWidth=".6" />
    </svg>
  )
}
