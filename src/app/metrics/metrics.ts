import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { collectMetrics } from './collect-metrics.ts'

/** As Prometheus reads it: https://prometheus.io/docs/instrumenting/exposition_formats/, text format 0.0.4. */
const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8'

const PROXIES_SAY = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']

/**
 * GET /metrics: what this process is, does and has done, for Prometheus. With METRICS_TOKEN as a bearer token from anywhere,
 * without it from this machine alone, and not by way of a proxy on it.
 */
export function metrics(services: Services) {
  return new Hono<RequestState>().get('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!mayRead(c, services.env.METRICS_TOKEN))
      return problem(c, 401, 'This is read with the METRICS_TOKEN of the site, or from its own machine.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      })

    return c.body(prometheusText(await collectMetrics(services)), 200, { 'Content-Type': PROMETHEUS_TEXT })
  })
}

function mayRead(c: Context<RequestState>, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (given !== undefined) return token !== undefined && isSame(given, token)

  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  const isHere = socket === '::1' || /^(::ffff:)?127\./.test(socket)
  return isHere && PROXIES_SAY.every((name) => c.req.header(name) === undefined)
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [given, token].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(a!, b!)
}

export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge'
  values: { labels?: Record<string, string>; value: number }[]
}

function prometheusText(metrics: Metric[]): string {
  return metrics
    .flatMap(({ name, help, type, values }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...values.map(({ labels = {}, value }) => `${name}${labelsOf(labels)} ${value}`),
      '',
    ])
    .join('\n')
}

function labelsOf(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
