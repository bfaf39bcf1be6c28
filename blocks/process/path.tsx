import type { ProcessLayoutProps } from './schema.ts'

const WIDTH = 100
const ROW = 100
/** Corners of the drawn line between two stages. */
const CORNERS = 16

/** A wave down the page with a step at each of its turns, left and right. */
export function Path({ title, lead, steps }: ProcessLayoutProps) {
  const rows = steps.length + 1
  return (
    <section className="ground-raised overflow-clip py-section">
      <div className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-12 md:grid-cols-2">
          <h2 className="display text-title">{title}</h2>
          {lead && <p className="max-w-[40ch] text-lead text-soft md:justify-self-end">{lead}</p>}
        </div>
        <div className="stage-path">
          <svg
            viewBox={`0 0 ${WIDTH} ${rows * ROW}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="stage-path-wave"
          >
            <path
              d={wavePath(rows)}
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol>
            {steps.map(({ title: name, description }, index) => (
              <li key={name}>
                <span aria-hidden="true" className="display stage-path-number">
                  {index + 1}
                </span>
                <h3 className="display stage-path-name">{name}</h3>
                <p className="max-w-[40ch]">{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** Its turns are at whole rows: left at the first, right at the second. */
function wavePath(rows: number) {
  const corners = rows * CORNERS
  const points = Array.from({ length: corners + 1 }, (_, corner) => {
    const row = corner / CORNERS
    const across = (WIDTH / 2) * (1 - Math.cos(Math.PI * (row - 1)))
    return `${across.toFixed(1)} ${Math.round(row * ROW)}`
  })
  return `M${points.join('L')}`
}
