import { returnsAndRefunds as policy } from '#company/legal/returns-and-refunds.en.ts'
import { pageMeta } from '#company/page-meta.ts'
import { PolicyPage } from './policy-page.tsx'
import './legal.css'

export function meta() {
  return pageMeta(policy)
}

export default function ReturnsAndRefundsPage() {
  return <PolicyPage policy={policy} />
}
