import { termsAndConditions as policy } from '#company/legal/terms-and-conditions.en.ts'
import { pageMeta } from '#company/page-meta.ts'
import { PolicyPage } from './policy-page.tsx'
import './legal.css'

export function meta() {
  return pageMeta(policy)
}

export default function TermsAndConditionsPage() {
  return <PolicyPage policy={policy} />
}
