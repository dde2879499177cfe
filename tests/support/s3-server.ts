import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface S3Server extends AsyncDisposable {
  /** As S3_URL takes it. */
  url: string
  port: number
}

/** An S3_URL that leads to the bucket of such a server, or to whatever stands before it. */
export function s3UrlAt(port: number): string {
  return `s3://S3RVER:S3RVER@127.0.0.1:${port}/leads?tls=off`
}

/** A server of the S3 protocol, on this machine, with one empty bucket. It has no types of its own. */
export async function startS3(): Promise<S3Server> {
  const S3rver = createRequire(import.meta.url)('s3rver')
  const directory = mkdtempSync(join(tmpdir(), 's3-'))
  const options = { address: '127.0.0.1', port: 0, silent: true, directory }
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'leads' }] })
  const { port }: AddressInfo = await server.run()

  return {
    url: s3UrlAt(port),
    port,
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
