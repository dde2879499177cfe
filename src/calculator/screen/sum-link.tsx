interface SumLinkProps {
  label: string
  value: string
}

/** What the answers come to, in sight while they are given; it leads to the bill. */
export function SumLink({ label, value }: SumLinkProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is an ordinary link
    <a className="calc__sum" href="#bill" onClick={showBill}>
      <span>{label}</span> <b>{value}</b>
    </a>
  )
}

// The fragment holds the answers: a jump must not overwrite it.
function showBill(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById('bill')?.scrollIntoView()
}
