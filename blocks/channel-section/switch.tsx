import { Body } from './body.tsx'
import type { ChannelSectionProps } from './schema.ts'
import { switchPath, WEEKS } from './shapes.ts'

const WIDTH = 520
const HEIGHT = 760

/** A tall, narrow on/off graph on the left and dense text on the right, on a dark background. */
export function Switch(block: ChannelSectionProps) {
  const { anchor, title, intro, paragraphs, points, figure, link } = block
  return (
    <section id={anchor} className="ground-ink overflow-clip">
      <div className="grid lg:grid-cols-[5fr_7fr]">
        <div className="relative min-h-72">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full text-fill"
          >
            <path
              d={switchPath(title, WIDTH, HEIGHT)}
              fill="none"
              stroke="currentColor"
              strokeWidth={(HEIGHT / WEEKS) * 0.42}
            />
          </svg>
          {figure && (
            <p className="absolute inset-x-0 bottom-0 bg-paper px-gutter pt-3 lg:inset-s-auto lg:inset-e-0 lg:bottom-6 lg:ps-4 lg:pe-0">
              <span className="display block text-figure">{figure.value}</span>
              <span className="block max-w-[24ch]">{figure.label}</span>
            </p>
          )}
        </div>
        <div className="grid content-start gap-[clamp(--spacing(5),5vw,--spacing(18))] py-[clamp(--spacing(8),7vw,--spacing(32))] px-gutter lg:ps-[clamp(--spacing(12),6vw,--spacing(28))] lg:pe-[max(var(--spacing-gutter),calc((100vw_-_var(--column))/2))]">
          <div className="grid gap-3">
            <h2 className="display text-title">{title}</h2>
            <p className="max-w-[40ch] text-intro">{intro}</p>
          </div>
          <dl className="switch-points">
            {points.map(({ title: name, description }) => (
              <div
                className="grid gap-x-8 gap-y-0.5 py-3 border-t border-line sm:grid-cols-[2fr_3fr]"
                key={name}
              >
                <dt className="font-semibold">{name}</dt>
                <dd className="text-soft max-sm:text-small">{description}</dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-2">
            <Body paragraphs={paragraphs} link={link} small />
          </div>
        </div>
      </div>
    </section>
  )
}
