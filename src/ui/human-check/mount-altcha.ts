// The build without styles of its own: our policy lets no script write a style sheet.
import 'altcha/external'
import 'altcha/altcha.css'
import type {} from 'altcha/types/global'
import Worker from 'altcha/workers/pbkdf2?worker'
import { humanCheckCopy as copy } from '#content/human-check.ts'
import type { MountedCheck, OnToken } from './mounted-check.ts'

const CHALLENGE = '/api/captcha/challenge/'

interface AltchaElement extends HTMLElement {
  configure: (configuration: object) => void
  reset: () => void
}

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker())
$altcha.i18n.set('en', { ...$altcha.i18n.get('en'), ...copy.widget })

/** Our own check: the browser works out a puzzle for a moment. Nobody else takes part. */
export function mountAltcha(place: HTMLElement, onToken: OnToken): MountedCheck {
  const widget = document.createElement('altcha-widget') as AltchaElement
  widget.setAttribute('challenge', CHALLENGE)
  widget.setAttribute('language', 'en')
  widget.setAttribute(
    'configuration',
    // The library would else record how the pointer moves.
    JSON.stringify({ humanInteractionSignature: false, hideLogo: true, hideFooter: true, minDuration: 0 }),
  )
  widget.addEventListener('verified', (event) => onToken((event as CustomEvent<{ payload: string }>).detail.payload))
  widget.addEventListener('expired', () => onToken(undefined))
  place.replaceChildren(widget)

  return { reset: () => widget.reset(), remove: () => widget.remove() }
}
