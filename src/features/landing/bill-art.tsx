import type { homeCopy } from '#content/home.ts'

/** A printed bill, as decoration; its sum is in content. */
export function BillArt({ bill }: { bill: typeof homeCopy.bill }) {
  return (
    <div className="bill panel__bill">
      <div className="bill__top">
        <span>{bill.title}</span>
        <span>{bill.note}</span>
      </div>
      {bill.lines.map(([name, amount]) => (
        <div key={name} className="ln">
          <span>{name}</span>
          <span>{amount}</span>
        </div>
      ))}
      <div className="ln ln--gain">
        <span>{bill.gain[0]}</span>
        <span>{bill.gain[1]}</span>
      </div>
    </div>
  )
}
