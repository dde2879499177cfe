import { createApi } from '#app/api.ts'
import { guardedSite } from '#platform/http/guarded-site.ts'
import type { Services } from '#platform/services.ts'
import { jsonPost } from './json-post.ts'

/** The API as it stands in the site, without a network. */
export function apiOf(services: Services) {
  return guardedSite(services).route('/api', createApi(services))
}

/** What it answers to this, sent as JSON. */
export async function postJson(
  services: Services,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return apiOf(services).request(path, jsonPost(body, headers))
}
