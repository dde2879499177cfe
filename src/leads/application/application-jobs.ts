import type { Env } from '#platform/env.ts'
import { acknowledgeApplication, notifyHr } from './application-emails.tsx'
import { scanResume } from './scan-resume.ts'

/** What follows an application. */
export function applicationJobs({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>) {
  return [notifyHr, acknowledgeApplication, ...(CLAMD_URL ? [scanResume] : [])]
}
