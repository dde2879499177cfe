import { type RefObject, useRef, useState } from 'react'
import { pincodeCopy } from '#leads/visits/pincode-words.en.ts'
import { addressHere } from '#platform/text/language.ts'
import { giveUpAfter } from '#ui/give-up-after.ts'

const PATIENCE_MS = 10_000
const COUNTRY = 'IN'

interface Known {
  state: { id: string } | null
  district: string
  message: string
}

interface Form {
  form: RefObject<HTMLFormElement | null>
  country: string
  state: string
  chooseState: (id: string) => void
}

/**
 * Once six digits are typed: fills state and city where nothing stands there yet, and says whether we visit homes there.
 * What was typed by hand is never changed; where nothing is known, or no answer comes, nothing happens.
 */
export function usePincode({ form, country, state, chooseState }: Form) {
  const asked = useRef('')
  const [said, setSaid] = useState('')

  async function onInput() {
    const pincode = controlOf('pincode')?.value.replace(/\D/g, '') ?? ''
    if (pincode === asked.current) return
    asked.current = pincode
    setSaid('')
    if (pincode.length !== 6 || (country && country !== COUNTRY)) return

    const known = await ask(pincode)
    // Another one was typed meanwhile.
    if (!known || asked.current !== pincode) return
    const city = controlOf('city')
    const fillsState = known.state && !state && country === COUNTRY
    const fillsCity = known.district && city?.value === ''
    if (fillsState) chooseState(known.state!.id)
    if (fillsCity) {
      city!.value = known.district
      city!.dispatchEvent(new Event('input', { bubbles: true }))
    }
    setSaid([known.message, fillsState || fillsCity ? pincodeCopy.filled : ''].filter(Boolean).join(' '))
  }

  function controlOf(name: string) {
    return form.current?.elements.namedItem(name) as HTMLInputElement | null
  }

  return { said, onInput }
}

async function ask(pincode: string): Promise<Known | undefined> {
  try {
    const answer = await fetch(addressHere(`/api/geo/pincodes/?${new URLSearchParams({ pincode })}`), {
      signal: giveUpAfter(PATIENCE_MS),
    })
    return answer.ok ? ((await answer.json()) as Known) : undefined
  } catch {
    return undefined
  }
}
