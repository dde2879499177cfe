import { poolCopy as copy } from '#leads/application/pool-words.en.ts'
import { ownPageCopy } from '#leads/own-page/words.en.ts'
import { Button } from '#ui/button.tsx'
import { FewIcon } from '#ui/few-icons.tsx'
import { FormTrouble, type Refused } from './form-trouble.tsx'

interface PoolPartProps {
  token: string
  /** A day; empty where the applicant has not agreed. */
  until: string
  refused: Refused | undefined
}

/** Whether an applicant wants to be thought of for other jobs. The box is never ticked for them. */
export function PoolPart({ token, until, refused }: PoolPartProps) {
  const { errors = {} } = refused ?? {}
  const path = `${ownPageCopy.path}/${token}`

  return (
    <section className="own-page__part" aria-labelledby="own-page-pool">
      <h2 id="own-page-pool" className="h-mid">
        {copy.heading}
      </h2>
      {until && <p>{copy.until(until)}</p>}
      <form className="own-page__part" method="post" action={`${path}?act=${until ? 'leave-pool' : 'join-pool'}`}>
        <FormTrouble errors={errors} />
        {!until && errors.agree && (
          <p className="err" id="own-page-unticked">
            <FewIcon name="bad" />
            <span>{errors.agree}</span>
          </p>
        )}
        {!until && (
          <label className="own-page__sure">
            <input
              type="checkbox"
              name="agree"
              value="yes"
              required
              aria-describedby={errors.agree ? 'own-page-unticked' : 'own-page-pool-hint'}
            />
            <span>{copy.agree}</span>
          </label>
        )}
        {!until && (
          <p className="muted" id="own-page-pool-hint">
            {copy.hint}
          </p>
        )}
        <Button type="submit" tone="line">
          {until ? copy.leave : copy.submit}
        </Button>
      </form>
    </section>
  )
}
