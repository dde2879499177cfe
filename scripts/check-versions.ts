import { readFileSync } from 'node:fs'

const PATH = 'deploy/versions.json'
const MONTHS = 3

/**
 * node scripts/check-versions.ts [day]: fails when the images that deploy/ starts were last looked up more than three months
 * before that day, today by default. For a nightly run: it needs no network, and so goes by the calendar. What was published
 * since, be it the day after, it cannot know.
 */
const { looked_up_on } = JSON.parse(readFileSync(PATH, 'utf8')) as { looked_up_on: string }
const today = new Date(process.argv[2] ?? Date.now())
const due = new Date(looked_up_on)
due.setUTCMonth(due.getUTCMonth() + MONTHS)

if (today > due) {
  console.error(`The images of deploy/ were last looked up on ${looked_up_on}: look them up again, as ${PATH} says.`)
  process.exitCode = 1
} else
  console.info(`The images of deploy/ were looked up on ${looked_up_on}. What was published since is not known here.`)
