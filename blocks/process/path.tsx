import type { ProcessLayoutProps } from './schema.ts'

const WIDTH = 100
const ROW = 100
/** Points per row of the drawn line. */
const POINTS_PER_ROW = 16

/** A vertical wave with a step at each turn, left and right. */
export function Path({ title, intro, steps }: ProcessLayoutProps) {
  const rows = steps.length + 1
  return (
    <section className="ground-raised overflow-clip py-section">
      <div className="column">
        <div className="grid items-end gap-x-16 gap-y-4 pb-6 sm:pb-8 md:grid-cols-2">
          <h2 className="display text-title">{title}</h2>
          {intro && (
            <p className="max-w-[40ch] text-intro text-soft md:justify-self-end">{intro}</p>
          )}
        </div>
        <div className="step-path relative">
          <svg
            viewBox={`0 0 ${WIDTH} ${rows * ROW}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute top-0 inset-s-0 h-full w-(--swing) overflow-visible text-accent rtl:-scale-x-100 lg:left-1/2 lg:-translate-x-1/2"
          >
            <path
              d={wavePath(rows)}
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="grid gap-4 sm:gap-5 lg:auto-rows-[minmax(5.25rem,1fr)] lg:grid-cols-2 lg:gap-x-[calc(var(--swing)+5rem)] lg:gap-y-0">
            {steps.map(({ title: name, description }, index) => (
              <li
                key={name}
                className="relative grid content-center gap-x-3 gap-y-1 ps-[calc(var(--swing)+1.75rem)] max-sm:grid-cols-[auto_1fr] max-sm:items-baseline lg:grid-cols-[5.5rem_1fr] lg:gap-x-4 lg:ps-0"
              >
                <span
                  aria-hidden="true"
                  className="display text-[clamp(1.75rem,5vw,4.5rem)] leading-[0.85] text-accent lg:row-span-2 lg:self-center"
                >
                  {index + 1}
                </span>
                <h3 className="display text-[clamp(1.5rem,1.75vw,1.625rem)] leading-[1.02]">
                  {name}
                </h3>
                <p className="max-w-[40ch] max-sm:col-span-2 max-sm:text-small lg:col-start-2">
                  {description}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** The wave turns at whole rows: left at the first, right at the second. */
function wavePath(rows: number) {
  const pointCount = rows * POINTS_PER_ROW
  const points = Array.from({ length: pointCount + 1 }, (_, index) => {
    const row = index / POINTS_PER_ROW
    const x = (WIDTH / 2) * (1 - Math.cos(Math.PI * (row - 1)))
    return `${x.toFixed(1)} ${Math.round(row * ROW)}`
  })
  return `M${points.join('L')}`
}
