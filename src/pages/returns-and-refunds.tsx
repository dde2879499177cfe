import { returnsAndRefunds as policy } from '#content/legal/returns-and-refunds.ts'
import { PolicyPage } from '#features/legal/policy-page.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import './legal.css'

export function meta() {
  return pageMeta(policy)
}

export default function ReturnsAndRefundsPage() {
  return <PolicyPage policy={policy} />
}
