import { useEffect, useState } from 'react'
import { analyticsCopy as copy } from '#content/analytics.ts'
import { Button } from '#ui/button.tsx'
import { readSiteSettings } from '#ui/site-settings.ts'
import { type Choice, keepChoice, readChoice } from './kept-choice.ts'
import { startAnalytics, stopAnalytics } from './start-analytics.ts'

/**
 * Asks once whether Google Analytics may count, where the company uses it, and lets the visitor choose again. Until
 * they agree nothing of Google's is fetched.
 */
export function AnalyticsChoice() {
  const [id, setId] = useState<string>()
  const [choice, setChoice] = useState<Choice>()
  const [isAsked, setAsked] = useState(false)

  useEffect(() => {
    void readSiteSettings().then((settings) => {
      if (!settings?.analytics_id) return
      const kept = readChoice()
      setId(settings.analytics_id)
      setChoice(kept)
      setAsked(kept === undefined)
      if (kept === 'granted') startAnalytics(settings.analytics_id)
    })
  }, [])

  if (!id) return null
  if (!isAsked) {
    return (
      <button className="choice-again" type="button" onClick={() => setAsked(true)}>
        {copy.change}
      </button>
    )
  }

  function choose(next: Choice) {
    keepChoice(next)
    setChoice(next)
    setAsked(false)
    if (next === 'granted' && id) startAnalytics(id)
    else stopAnalytics()
  }

  return (
    <aside className="choice on-sheet" aria-label={copy.label}>
      <p>{copy.question}</p>
      <div className="row">
        <Button tone="line" small aria-pressed={choice === 'denied'} onClick={() => choose('denied')}>
          {copy.refuse}
        </Button>
        <Button tone="line" small aria-pressed={choice === 'granted'} onClick={() => choose('granted')}>
          {copy.agree}
        </Button>
      </div>
    </aside>
  )
}
