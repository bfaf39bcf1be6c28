import { Body } from './body.tsx'
import type { ChannelSectionProps } from './schema.ts'
import { slopePath, WEEKS } from './shapes.ts'

const WIDTH = 1440
const HEIGHT = 420

/** A full-width title above a rising graph of 52 weeks. */
export function Slope(block: ChannelSectionProps) {
  const { anchor, title, intro, paragraphs, points, figure, link } = block
  return (
    <section id={anchor} className="ground-raised overflow-clip pt-section">
      <div className="column flex flex-wrap items-end gap-x-12 gap-y-6">
        <h2 className="display text-[clamp(6.5rem,30vw,30rem)] font-stretch-130% leading-[0.78] tracking-[-0.04em] ms-[-0.04em]">
          {title}
        </h2>
        <p className="max-w-[30ch] flex-1 basis-48 text-intro">{intro}</p>
      </div>
      <div className="column grid gap-x-16 gap-y-5 pt-6 lg:grid-cols-12 lg:pt-16">
        <div className="grid content-start gap-3 lg:col-span-5">
          <Body paragraphs={paragraphs} link={link} />
        </div>
        <ol className="[counter-reset:points] lg:col-span-6 lg:col-start-7">
          {points.map(({ title: name, description }) => (
            <li className="grid gap-1 py-3 border-t border-strong-line" key={name}>
              <h3 className="text-card font-semibold">{name}</h3>
              <p className="max-sm:text-small">{description}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="relative mt-[clamp(--spacing(6),6vw,--spacing(24))]">
        {figure && (
          <p className="column lg:absolute lg:top-[12%] lg:inset-x-0">
            <span className="display block text-figure">{figure.value}</span>
            <span className="block max-w-[26ch]">{figure.label}</span>
          </p>
        )}
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block w-full h-[clamp(--spacing(40),30vw,--spacing(112))] text-accent"
        >
          <path
            d={slopePath(title, WIDTH, HEIGHT)}
            fill="none"
            stroke="currentColor"
            strokeWidth={(WIDTH / WEEKS) * 0.42}
          />
        </svg>
      </div>
    </section>
  )
}
