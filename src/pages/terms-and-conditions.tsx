import { termsAndConditions as policy } from '#content/legal/terms-and-conditions.ts'
import { PolicyPage } from '#features/legal/policy-page.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import './legal.css'

export function meta() {
  return pageMeta(policy)
}

export default function TermsAndConditionsPage() {
  return <PolicyPage policy={policy} />
}
