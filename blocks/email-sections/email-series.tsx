import type { EmailSections } from './schema.ts'

const WIDTH = 1000
const HEIGHT = 120

/** A damped wave: emails become rarer over time. */
const fadingPath = `M${Array.from({ length: 121 }, (_, index) => {
  const x = index / 120
  const amplitude = 52 * (1 - x) ** 1.4
  const height = HEIGHT / 2 - amplitude * Math.sin(x ** 0.6 * Math.PI * 10)
  return `${Math.round(x * WIDTH)} ${height.toFixed(1)}`
}).join('L')}`

/** Automatic emails on a timeline. */
export function EmailSeries({ emails }: { emails: EmailSections['automation']['emails'] }) {
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block w-full h-[clamp(--spacing(16),10vw,--spacing(36))] text-accent"
      >
        <path
          d={fadingPath}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol className="grid lg:grid-cols-[2fr_2.3fr_2.7fr_3.2fr_3.6fr]">
        {emails.map(({ when, subject }) => (
          <li
            className="grid content-start gap-2 py-3 border-t border-line max-sm:grid-cols-[--spacing(28)_1fr] max-lg:items-baseline sm:py-4 sm:max-lg:grid-cols-[--spacing(48)_1fr] lg:py-0 lg:pe-4 lg:ps-3.5 lg:border-0 lg:border-s lg:border-ink lg:first:pt-0 lg:nth-2:pt-6 lg:nth-3:pt-12 lg:nth-4:pt-18 lg:nth-5:pt-24"
            key={when}
          >
            <p className="label text-soft">{when}</p>
            <p className="font-semibold leading-[1.25]">{subject}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
