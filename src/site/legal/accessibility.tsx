import { accessibility } from '#company/legal/accessibility.en.ts'
import { pageMeta } from '#company/page-meta.ts'
import { PolicyPage } from './policy-page.tsx'
import './legal.css'

export function meta() {
  return pageMeta(accessibility())
}

export default function AccessibilityPage() {
  return <PolicyPage policy={accessibility()} />
}
