import type { OwnPage } from '#leads/own-page/load-own-page.ts'
import { ownPageCopy as copy } from '#leads/own-page/words.en.ts'
import { Button } from '#ui/button.tsx'
import { FewIcon } from '#ui/few-icons.tsx'
import { FormTrouble, type Refused } from './form-trouble.tsx'

interface YourDataProps {
  token: string
  page: OwnPage
  refused: Refused | undefined
  /** Why consent was not taken back. */
  notWithdrawn: Refused | undefined
}

/** What the law gives the sender: to have it, to take consent back, to have it erased. */
export function YourData({ token, page, refused, notWithdrawn }: YourDataProps) {
  const { isWithdrawn, isApplication, visit } = page
  const { errors = {} } = refused ?? {}
  const withdraw = isApplication ? copy.withdrawApplication : copy.withdraw
  const path = `${copy.path}/${token}`

  return (
    <section className="own-page__part own-page__part--acts" aria-labelledby="own-page-yours">
      <h2 id="own-page-yours" className="h-mid">
        {copy.yours}
      </h2>
      <p>{copy.downloadHint}</p>
      <a className="go-link" href={`${path}/data.json`} download>
        {copy.download}
      </a>
      {!isWithdrawn && (
        <form className="own-page__part" method="post" action={`${path}?act=withdraw`}>
          <FormTrouble errors={notWithdrawn?.errors} />
          <p>{withdraw.hint}</p>
          <Button type="submit" tone="line">
            {withdraw.button}
          </Button>
        </form>
      )}
      <h3>{copy.erase.heading}</h3>
      <p>{copy.erase.hint}</p>
      {visit?.booked && !visit.booked.isOver && <p>{copy.erase.visit}</p>}
      <p className="muted">{copy.erase.kept}</p>
      <form className="own-page__part" method="post" action={`${path}?act=erase`}>
        <FormTrouble errors={errors} />
        {errors.sure && (
          <p className="err" id="own-page-unsure">
            <FewIcon name="bad" />
            <span>{errors.sure}</span>
          </p>
        )}
        <label className="own-page__sure">
          <input
            type="checkbox"
            name="sure"
            value="yes"
            required
            aria-describedby={errors.sure ? 'own-page-unsure' : undefined}
          />
          <span>{copy.erase.sure}</span>
        </label>
        <Button type="submit" tone="line">
          {copy.erase.button}
        </Button>
      </form>
    </section>
  )
}
