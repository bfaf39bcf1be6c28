import type { ChannelLayoutProps } from './schema.ts'
import { switchPath, WEEKS } from './shapes.ts'
import { Words } from './words.tsx'

const WIDTH = 520
const HEIGHT = 760

/** On at once, off at once: a narrow tall drawing on the left, dense words on the right, on ink. */
export function Switch(block: ChannelLayoutProps) {
  const { anchor, title, lead, paragraphs, points, figure, link } = block
  return (
    <section id={anchor} className="ground-ink overflow-clip">
      <div className="switch">
        <div className="switch-side">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="switch-art"
          >
            <path
              d={switchPath(title, WIDTH, HEIGHT)}
              fill="none"
              stroke="currentColor"
              strokeWidth={(HEIGHT / WEEKS) * 0.42}
            />
          </svg>
          {figure && (
            <p className="switch-figure">
              <span className="display block text-figure">{figure.value}</span>
              <span className="block max-w-[24ch]">{figure.label}</span>
            </p>
          )}
        </div>
        <div className="switch-words">
          <div className="grid gap-6">
            <h2 className="display text-title">{title}</h2>
            <p className="max-w-[40ch] text-lead">{lead}</p>
          </div>
          <dl className="switch-points">
            {points.map(({ title: name, description }) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd className="text-soft">{description}</dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-5">
            <Words paragraphs={paragraphs} link={link} small />
          </div>
        </div>
      </div>
    </section>
  )
}
