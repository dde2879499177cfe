import type { MountedCheck, OnToken } from './mounted-check.ts'

interface Recaptcha {
  ready: (callback: () => void) => void
  render: (
    place: HTMLElement,
    options: { sitekey: string; callback: OnToken; 'expired-callback': () => void; 'error-callback': () => void },
  ) => number
  reset: (widget: number) => void
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit'

let loading: Promise<void> | undefined

/** Google's check, version 2, where the company has chosen it. Its script is fetched here and not before. */
export async function mountRecaptcha(place: HTMLElement, siteKey: string, onToken: OnToken): Promise<MountedCheck> {
  loading ??= loadScript(SCRIPT).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  await loading

  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('reCAPTCHA did not start')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))

  const box = document.createElement('div')
  place.replaceChildren(box)
  const widget = grecaptcha.render(box, {
    sitekey: siteKey,
    callback: onToken,
    'expired-callback': () => onToken(undefined),
    'error-callback': () => onToken(undefined),
  })

  return { reset: () => grecaptcha.reset(widget), remove: () => box.remove() }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} did not arrive`))
    document.head.append(script)
  })
}
