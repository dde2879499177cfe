import { useEffect, useState } from 'react'
import { readSiteSettings } from '#ui/site-settings.ts'
import { AnalyticsQuestion } from './analytics-question.tsx'

/**
 * Where the company uses Google Analytics, the question whether it may count; until the visitor agrees nothing of
 * Google's is fetched. Elsewhere nothing: start.ts does not even wake it.
 */
export default function AnalyticsChoice() {
  const [id, setId] = useState<string | null>()
  useEffect(() => void readSiteSettings().then((settings) => setId(settings?.analytics_id)), [])

  return id ? <AnalyticsQuestion id={id} /> : null
}
