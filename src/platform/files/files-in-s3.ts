import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { OperatorError } from '#platform/operation/operator-error.ts'
import { checkKey, type FileStore, FileStoreFailure, isKey, OLD_BUILDS, type StoredFile } from './files.ts'

/** Keeps files as private objects in a bucket of an S3-compatible store. */
export function s3Files(url: string): FileStore {
  const { bucket: Bucket, ...config } = readS3Url(url)
  const client = new S3Client(config)

  return {
    async put(key, path) {
      const object = { Bucket, Key: checkKey(key), ContentType: 'application/octet-stream' }
      const { size } = await stat(path)
      const send = async () => {
        const Body = createReadStream(path)
        // The client leaves what it could not send open, and a deleted file keeps its place on the disk while it is.
        return client.send(new PutObjectCommand({ ...object, Body, ContentLength: size })).finally(() => Body.destroy())
      }

      await send().catch(send).catch(failed)
      await rm(path, { force: true })
    },
    async open(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key) })).catch(failed)
      return Body as Readable
    },
    async has(key) {
      const command = new HeadObjectCommand({ Bucket, Key: checkKey(key) })
      return client.send(command).then(
        () => true,
        (error) => (error.name === 'NotFound' ? false : failed(error)),
      )
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) })).catch(failed)
    },
    list: (folder) => listObjects(client, Bucket, folder),
  }
}

async function* listObjects(client: S3Client, Bucket: string, Prefix: string): AsyncGenerator<StoredFile> {
  let ContinuationToken: string | undefined

  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })).catch(failed)
    for (const { Key, LastModified } of page.Contents ?? []) {
      const isOfAll = Prefix !== '' || !Key?.startsWith(OLD_BUILDS)
      if (Key && LastModified && isKey(Key) && isOfAll) yield { key: Key, storedAt: LastModified }
    }
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}

/** s3://KEY:SECRET@host:port/bucket?region=…&tls=off, or the same with https: or http:. */
export function readS3Url(url: string): S3ClientConfig & { bucket: string } {
  const { protocol, username, password, host, pathname, searchParams } = new URL(url)
  const bucket = pathname.replaceAll('/', '')
  if (!host || !bucket) throw new OperatorError('S3_URL needs a host and a bucket: s3://KEY:SECRET@host/bucket')
  const isPlain = protocol === 'http:' || ['off', 'false', 'no', '0'].includes(searchParams.get('tls') ?? '')

  return {
    bucket,
    endpoint: `${isPlain ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    // Without a key in the address the client looks where it always does: environment, profile, role.
    ...(username && {
      credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    }),
    // Not every compatible store knows the newer check sums, nor a bucket in its host name.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It cannot send a stream twice: what is worth another try is tried by whoever can begin again.
    maxAttempts: 1,
    // What fails is thrown, and told once where it is answered.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  }
}

function failed(error: Error): never {
  throw new FileStoreFailure(`The file store failed: ${error.name}`, { cause: error })
}
