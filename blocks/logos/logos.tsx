import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { SectionHead } from '#ui/section-head.tsx'

type Logos = BlockOf<'logos'>['logos']

/** Technologies or tools by name, each with its mark in the colour of the text. */
export default function LogosBlock({ block }: BlockProps<'logos'>) {
  const { title, lead, layout, logos } = block
  return (
    <section className="column py-section">
      <SectionHead title={title} lead={lead} className="pb-12" />
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
