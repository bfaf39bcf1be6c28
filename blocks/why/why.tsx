import type { BlockProps } from '#blocks/block-props.ts'
import { Counter } from '#ui/counter.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { WaveArt } from '#ui/wave-art.tsx'

/** Reasons, and figures that count up when they become visible. */
export function Why({ block }: BlockProps<'why'>) {
  return (
    <section className="ground-ink relative isolate overflow-clip py-section">
      <WaveArt
        kind="rings"
        seed={block.title}
        width={900}
        height={900}
        lines={26}
        stroke={1}
        className="absolute -top-40 -inset-e-64 -z-10 w-[60rem] max-w-none overflow-visible opacity-15"
      />
      <Reveal className="column grid gap-x-16 gap-y-16 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-5">
          <h2 className="display text-title">{block.title}</h2>
          <p className="max-w-[40ch] text-intro text-soft">{block.intro}</p>
        </div>
        <ul className="grid gap-x-10 lg:col-span-7 sm:grid-cols-2">
          {block.points.map(({ title, description }) => (
            <li key={title} className="grid content-start gap-2 border-t border-line py-6">
              <h3 className="text-card font-semibold">{title}</h3>
              <p className="text-soft">{description}</p>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-10 border-t border-line pt-8 lg:col-span-12 lg:grid-cols-[1fr_1.2fr_1.4fr_1.9fr]">
          {block.counters.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-3">
              <dt className="label text-soft">{label}</dt>
              <dd className="display text-[clamp(4rem,12.5vw,12rem)] leading-[0.8]">
                <Counter value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </section>
  )
}
