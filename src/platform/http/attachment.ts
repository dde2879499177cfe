/**
 * Headers of an answer that is kept as a file and never shown as a page of
 * ours, whatever is in it (RFC 6266; names of any script by RFC 8187).
 */
export function attachment(name: string, type: string): Record<string, string> {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )

  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  }
}
