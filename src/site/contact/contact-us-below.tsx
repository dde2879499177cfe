import { BranchList } from './branch-list.tsx'

export function ContactBelow() {
  return (
    <section className="section on-deep on-deep--2">
      <div className="wrap">
        <BranchList />
      </div>
    </section>
  )
}
