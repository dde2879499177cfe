import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { readSiteSettings } from '#ui/site-settings.ts'
import { startAnalytics, stopAnalytics } from './start-analytics.ts'
import { analyticsCopy as copy } from './words.en.ts'
import './analytics-question.css'

/**
 * Where the company uses Google Analytics, the question whether it may count; until the visitor agrees nothing of
 * Google's is fetched. Elsewhere nothing: start.ts does not even wake it.
 */
export default function AnalyticsChoice() {
  const [id, setId] = useState<string | null>()
  useEffect(() => void readSiteSettings().then((settings) => setId(settings?.analytics_id)), [])

  return id ? <AnalyticsQuestion id={id} /> : null
}

type Choice = 'granted' | 'denied'

const KEY = 'analytics-choice'

/** Asks once whether Google Analytics may count, and lets the visitor choose again. */
function AnalyticsQuestion({ id }: { id: string }) {
  const [choice, setChoice] = useState(readChoice)
  const [isAsked, setAsked] = useState(choice === undefined)

  useEffect(() => {
    if (choice === 'granted') startAnalytics(id)
  }, [choice, id])

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
    if (next === 'denied') stopAnalytics()
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

/** What the visitor chose on this device. A browser that keeps nothing asks again, and until then nothing is measured. */
function readChoice(): Choice | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'granted' || kept === 'denied' ? kept : undefined
  } catch {
    return undefined
  }
}

function keepChoice(choice: Choice) {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Forbidden: the choice holds for this page.
  }
}
