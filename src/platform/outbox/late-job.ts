import type { Job } from './outbox.ts'

/**
 * A job that is loaded when it is first due. What writes its mail is a .tsx, and commands that only need to know that
 * there is such a job run on Node as it stands, which reads none.
 */
export function lateJob<Payload>(facts: Omit<Job<Payload>, 'run'>, load: () => Promise<Job<Payload>>): Job<Payload> {
  return {
    ...facts,
    async run(...given) {
      const job = await load()
      if (job.kind !== facts.kind) throw new Error(`${facts.kind} leads to ${job.kind}`)
      return job.run(...given)
    },
  }
}
