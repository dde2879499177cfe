export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge'
  values: { labels?: Record<string, string>; value: number }[]
}

/** As Prometheus reads it: https://prometheus.io/docs/instrumenting/exposition_formats/, text format 0.0.4. */
export const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8'

export function prometheusText(metrics: Metric[]): string {
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
