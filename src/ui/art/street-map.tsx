/** A drawn map of no place in particular: it stands where the real one loads on request. */
export function StreetMap() {
  return (
    <svg viewBox="0 0 640 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="420" fill="#EBE1D1" />
      <path d="M-10 330C120 300 160 350 280 330S460 250 660 290V430H-10Z" fill="#CFDFDD" />
      <path d="M420 -10C440 90 500 120 660 130V-10Z" fill="#DFE6D3" />
      <g fill="none" stroke="#FFFDF8">
        <path d="M-10 120C140 90 260 150 420 120S600 40 660 30" strokeWidth="20" />
        <path d="M160 -10C190 120 150 220 230 430" strokeWidth="14" />
        <path d="M400 -10C380 140 440 260 420 430" strokeWidth="14" />
        <path d="M-10 230C160 210 320 240 660 200" strokeWidth="12" />
        <path
          d="M60 -10 90 430M280 -10 300 430M520 -10 500 430M-10 60 660 80M-10 170 660 160M-10 290 660 250"
          strokeWidth="5"
        />
      </g>
      <path d="M-10 120C140 90 260 150 420 120S600 40 660 30" fill="none" stroke="#E4C9A4" strokeWidth="3" />
    </svg>
  )
}
