import type { LeadRow } from '#database/tables.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { languageOfLead } from '#leads/lead-context.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'

const { origin: copy } = leadDeskCopy
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const

type Campaign = Partial<Record<(typeof CAMPAIGN)[number], string>>

interface Attribution {
  last?: Campaign
  first?: Campaign
  referrer?: string
  landing_path?: string
  came_by?: 'mail'
}

/** Where a visitor came from, line by line; none where nobody said. */
export function describeOrigin({ attribution }: Pick<LeadRow, 'attribution'>): [label: string, value: string][] {
  const { last, first, referrer, landing_path, came_by } = JSON.parse(attribution ?? '{}') as Attribution
  const language = languageOfLead({ attribution })
  const lines: [string, string | undefined][] = [
    [copy.language, language === FIRST_LANGUAGE ? undefined : LANGUAGES[language].name],
    ...campaign(copy.last, last),
    ...campaign(copy.first, first),
    [copy.referrer, referrer],
    [copy.landing_path, landing_path],
    [copy.came_by, came_by && copy.ways[came_by]],
  ]
  return lines.filter((line): line is [string, string] => Boolean(line[1]))
}

function campaign(visit: string, told: Campaign = {}): [string, string | undefined][] {
  return CAMPAIGN.map((key) => [`${visit}: ${copy[key].toLowerCase()}`, told[key]])
}
