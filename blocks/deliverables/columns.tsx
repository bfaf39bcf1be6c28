import { WaveArt } from '#ui/wave-art.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Two uneven columns: what weighs more is set large on the left, the rest lower and smaller on the right. */
export function Columns({ id, title, lead, items }: DeliverablesLayoutProps) {
  const half = Math.ceil(items.length / 2)
  return (
    <section
      id={id}
      className="columns-band ground-raised relative isolate overflow-clip py-section"
    >
      <div className="column grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-7">
          <h2 className="display text-title">{title}</h2>
          {lead && <p className="max-w-[44ch] text-lead text-soft">{lead}</p>}
        </div>
        <dl className="columns-large lg:col-span-7">
          {items.slice(0, half).map(({ title: name, description }) => (
            <div key={name}>
              <dt className="display columns-name">{name}</dt>
              <dd className="max-w-[44ch] text-lead">{description}</dd>
            </div>
          ))}
        </dl>
        <dl className="columns-small lg:col-span-4 lg:col-start-9">
          {items.slice(half).map(({ title: name, description }) => (
            <div key={name}>
              <dt className="text-card font-semibold">{name}</dt>
              <dd className="text-soft">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
      <WaveArt
        kind="spectrum"
        seed={title}
        width={700}
        height={420}
        lines={56}
        stroke={3}
        className="columns-art"
      />
    </section>
  )
}
