import { useEffect, useState } from 'react'
import type { Elements } from '#ui/elements.ts'
import { fetchAgain } from '#ui/fetch-again.ts'
import { readSiteSettings } from '#ui/site-settings.ts'

/**
 * Where the company uses Google Analytics, the question whether it may count; until the visitor agrees nothing of
 * Google's is fetched. Elsewhere nothing, not even the question's script.
 */
export function AnalyticsChoice() {
  const [question, setQuestion] = useState<Elements>()

  useEffect(() => {
    void ask().then(
      setQuestion,
      // Its script did not come: then nothing is measured.
      () => {},
    )
  }, [])

  return question
}

async function ask(): Promise<Elements> {
  const settings = await readSiteSettings()
  if (!settings?.analytics_id) return undefined

  const { AnalyticsQuestion } = await fetchAgain(() => import('./analytics-question.tsx'))
  return <AnalyticsQuestion id={settings.analytics_id} />
}
