import { brandName } from '#company/brand-name.ts'
import { companyFacts } from '#company/facts.ts'
import { termsAndConditions } from '#company/legal/terms-and-conditions.en.ts'
import { pageMeta } from '#company/page-meta.ts'
import { PolicyPage } from './policy-page.tsx'
import './legal.css'

export function meta() {
  return pageMeta(policy())
}

export default function TermsAndConditionsPage() {
  return <PolicyPage policy={policy()} />
}

function policy() {
  return termsAndConditions(brandName(), companyFacts().company.legalName ?? brandName())
}
