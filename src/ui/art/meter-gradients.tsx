/** What <Meter> is painted with; once in the same <svg>. */
export function MeterGradients() {
  return (
    <defs>
      <linearGradient id="meter-gloss" x1="0" x2="1" y1="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".55" />
        <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#8C7A68" stopOpacity=".28" />
      </linearGradient>
      <linearGradient id="meter-drum" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#05161b" />
        <stop offset=".4" stopColor="#21434d" />
        <stop offset=".6" stopColor="#21434d" />
        <stop offset="1" stopColor="#05161b" />
      </linearGradient>
      <linearGradient id="meter-drum-decimal" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#b23a0e" />
        <stop offset=".35" stopColor="#FF6B3D" />
        <stop offset=".65" stopColor="#FF6B3D" />
        <stop offset="1" stopColor="#b23a0e" />
      </linearGradient>
    </defs>
  )
}
