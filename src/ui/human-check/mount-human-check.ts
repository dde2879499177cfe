import { readSiteSettings } from '#ui/site-settings.ts'
import type { MountedCheck, OnToken } from './mounted-check.ts'

/** Puts the check that the settings name into its place; undefined where it cannot be had just now. */
export async function mountHumanCheck(place: HTMLElement, onToken: OnToken): Promise<MountedCheck | undefined> {
  const settings = await readSiteSettings()
  if (!settings) return undefined

  try {
    if (settings.human_check === 'altcha') {
      const { mountAltcha } = await import('./mount-altcha.ts')
      return mountAltcha(place, onToken)
    }

    const { mountRecaptcha } = await import('./mount-recaptcha.ts')
    return await mountRecaptcha(place, settings.recaptcha_site_key ?? '', onToken)
  } catch {
    // A script that did not arrive: the form offers to try again.
    return undefined
  }
}
