import { groupDigits } from '#india/indian-numbers.ts'
import { oneCoralHero } from './words.en.ts'

const { screen: copy } = oneCoralHero

/** The meters of each feeder and those that are read: an example, and its sums are made of these. */
const METERS = [
  [24_310, 22_961],
  [18_940, 17_204],
  [27_650, 13_412],
  [21_480, 20_066],
  [16_220, 15_109],
  [9_400, 8_790],
] as const

const FEEDERS = METERS.map(([meters, read]) => ({ meters, read, share: read / meters }))
const WORST = [...FEEDERS].sort((a, b) => a.share - b.share)[0]
const METERS_IN_ALL = FEEDERS.reduce((sum, { meters }) => sum + meters, 0)
const READ_IN_ALL = FEEDERS.reduce((sum, { read }) => sum + read, 0)

/** What an engineer sees at noon of a reading day: a screen of One Coral, with example figures. */
export function ProductScreen() {
  return (
    <figure className="screen" aria-label={copy.label}>
      <div className="screen__window">
        <p className="screen__bar">
          <b>{copy.title}</b>
          <span>{copy.time}</span>
        </p>
        <p className="screen__sum">
          <b>{groupDigits(READ_IN_ALL)}</b>
          <span>{copy.read(groupDigits(METERS_IN_ALL), inPercent(READ_IN_ALL / METERS_IN_ALL))}</span>
        </p>
        <table className="screen__feeders">
          <thead className="vh">
            <tr>
              <th scope="col">{copy.feeder}</th>
              <th scope="col">{copy.share}</th>
              <th scope="col">{copy.left}</th>
            </tr>
          </thead>
          <tbody>
            {FEEDERS.map((feeder, at) => (
              <tr key={feeder.meters} data-worst={feeder === WORST || undefined}>
                <th scope="row">{copy.feeders[at]}</th>
                <td>
                  <span className="vh">{`${inPercent(feeder.share)}%`}</span>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={inPercent(feeder.share)} height="10" />
                  </svg>
                </td>
                <td>{copy.leftOf(groupDigits(feeder.meters - feeder.read))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="screen__waiting">
          {copy.waiting.map(({ meter, why, act }) => (
            <li key={meter}>
              <b translate="no">{meter}</b>
              <span>{why}</span>
              <em>{act}</em>
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{copy.caption}</figcaption>
    </figure>
  )
}

function inPercent(share: number): number {
  return Math.round(share * 100)
}
