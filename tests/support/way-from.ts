import type { BrowserContextOptions } from '@playwright/test'
import { portOfHost } from '../../scripts/rehearse/live-settings.ts'
import { startNameProxy } from '../../scripts/rehearse/name-proxy.ts'
import { SITE_UNDER_TEST } from './site-under-test.ts'

interface Way extends AsyncDisposable {
  /** What a browser is told to come by it. */
  options: Pick<BrowserContextOptions, 'proxy' | 'extraHTTPHeaders'>
}

/**
 * How a visitor comes to a site of a test's own from one address of 127.0.0.0/8 all the time. In a rehearsal the network
 * leads from there; else the site hears it from a proxy that it trusts (TRUSTED_PROXIES), which is this machine.
 */
export async function wayFrom(address: string): Promise<Way> {
  if (!SITE_UNDER_TEST.rehearsal)
    return { options: { extraHTTPHeaders: { 'X-Forwarded-For': address } }, [Symbol.asyncDispose]: async () => {} }

  const network = await startNameProxy(portOfHost, address)
  return {
    options: { proxy: { server: network.url, bypass: 'localhost,127.0.0.1' } },
    [Symbol.asyncDispose]: () => network[Symbol.asyncDispose](),
  }
}
