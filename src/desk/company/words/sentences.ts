import { PAGES } from '#pages.ts'
import { listSentences, type Sentence } from '#platform/text/said.ts'

/** Where the words of a room that is no page's own are read; the longest beginning counts. */
const SHOWN_AT: [begins: string, page: string][] = [
  ['site/client-films', '/smart-business'],
  ['site/plant-app', '/smart-business'],
  ['site/lit-workshop', '/smart-business'],
  ['site/not-found', '/no-such-page'],
  // The page shows it in a frame, in which a draft would not stand.
  ['calculator', '/embed/energy-calculator'],
  ['calculator/kvah', '/smart-business'],
  ['leads/enquiry/words', '/contact-us'],
  ['leads/form/words', '/contact-us'],
  ['leads/home-audit/words', '/book-audit'],
  ['leads/correction/words', '/energy-calculator/correction'],
  ['leads/data-request/words', '/data-request'],
  ['leads/subscription', '/newsletter'],
]

/** Mails, what a form says once it is sent, errors, and pages that only who has the link to them sees. */
const NOT_ON_A_PAGE =
  /^(leads\/|platform\/|app\/|articles\/|company\/letter-words|site\/(your-enquiry|consents|newsletter)\/|assistant\/words)|\/mail-words:/

/** The page on which a sentence is read; of what stands on many, the first page of the site. Null where no page of the site shows it. */
export function pageOfSentence({ group }: Pick<Sentence, 'group'>): string | null {
  const shown = SHOWN_AT.filter(([begins]) => group.startsWith(begins)).toSorted((a, b) => b[0].length - a[0].length)[0]
  if (shown && !group.includes('/mail-words:')) return shown[1]
  if (NOT_ON_A_PAGE.test(group)) return null
  const folder = group.split('/').slice(0, 2).join('/').split(':')[0]!
  const page = PAGES.find(
    ({ file, path, rendered }) => file.startsWith(`${folder}/`) && rendered === 'once' && !path.includes(':'),
  )
  return `/${page?.path ?? ''}`
}

const MOST = 60

/** Sentences that have all of these words, in what was built, in ours, or in their name. */
export function findSentences(search: string, ours: ReadonlyMap<string, string>): { found: Sentence[]; total: number } {
  const asked = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = listSentences().filter(({ key, built }) => {
    const text = `${key} ${built ?? ''} ${ours.get(key) ?? ''}`.toLowerCase()
    return asked.every((word) => text.includes(word))
  })
  return { found: found.slice(0, MOST), total: found.length }
}
