import type { MailSections } from './schema.ts'

const WIDTH = 1000
const HEIGHT = 120

/** A wave that swings less and less, as letters grow rarer. */
const fadingPath = `M${Array.from({ length: 121 }, (_, index) => {
  const share = index / 120
  const swing = 52 * (1 - share) ** 1.4
  const height = HEIGHT / 2 - swing * Math.sin(share ** 0.6 * Math.PI * 10)
  return `${Math.round(share * WIDTH)} ${height.toFixed(1)}`
}).join('L')}`

/** Letters that go out by themselves, on a line of time. */
export function Series({ letters }: { letters: MailSections['automation']['letters'] }) {
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mail-wave"
      >
        <path
          d={fadingPath}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol className="mail-series">
        {letters.map(({ when, subject }) => (
          <li key={when}>
            <p className="label text-soft">{when}</p>
            <p className="mail-subject">{subject}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
