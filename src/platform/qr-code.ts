import QRCode from 'qrcode'

const QUIET_ZONE = 2

/** An address as a QR code in SVG, dark on light whatever it lies on. */
export function qrCode(address: string): string {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const box = `${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`
  const dark = Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => modules.data[index])
    .map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`)

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">` +
    `<path d="M${-QUIET_ZONE} ${-QUIET_ZONE}h${size + 2 * QUIET_ZONE}v${size + 2 * QUIET_ZONE}h${-size - 2 * QUIET_ZONE}z" fill="#fffdf8"/>` +
    `<path d="${dark.join('')}" fill="#1f1611"/></svg>`
  )
}
