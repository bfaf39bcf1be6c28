import type { BlockOf } from '../contracts.ts'
import type { BlockProps } from '../registry.tsx'

type Logos = BlockOf<'logos'>['logos']

/** Technologies or tools by name, each with its mark in the colour of the text. */
export default function LogosBlock({ block }: BlockProps<'logos'>) {
  const { title, lead, layout, logos } = block
  return (
    <section className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-7">{title}</h2>
        {lead && (
          <p className="max-w-[42ch] text-lead text-soft lg:col-span-4 lg:col-start-9">{lead}</p>
        )}
      </div>
      {layout === 'line' && <Line logos={logos} />}
      {layout === 'bench' && <Bench logos={logos} />}
      {layout === 'grid' && <Grid logos={logos} />}
    </section>
  )
}

/** One running line of large type, as long as it takes. */
function Line({ logos }: { logos: Logos }) {
  return (
    <ul className="logo-line">
      {logos.map(({ name, path }) => (
        <li key={name}>
          <Mark path={path} />
          <span className="display">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** A table of elements: mark above name, hairlines between. */
function Grid({ logos }: { logos: Logos }) {
  return (
    <ul className="logo-grid">
      {logos.map(({ name, path }) => (
        <li key={name}>
          <Mark path={path} />
          <span className="font-semibold">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** Each in its own row with what it is used for; the mark is the figure. */
function Bench({ logos }: { logos: Logos }) {
  return (
    <dl className="logo-bench">
      {logos.map(({ name, path, use }) => (
        <div key={name}>
          <dt className="display">
            <Mark path={path} />
            {name}
          </dt>
          <dd className="text-soft">{use}</dd>
        </div>
      ))}
    </dl>
  )
}

function Mark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="logo-mark">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
