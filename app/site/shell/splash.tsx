import { tracePath } from '#ui/wave-paths.ts'

/** The lines of each place of the number, top to bottom: hundreds, tens and ones. */
const places = [
  { name: 'hundreds', lines: ['', '1'] },
  { name: 'tens', lines: ['', ...'1234567890'] },
  { name: 'ones', lines: [...'01234567890'] },
]

/** An overlay over the rendered page. Nothing in it is laid out again while it counts. */
export function Splash() {
  return (
    <div className="splash" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 400 400"
        className="splash-figure absolute inset-0 m-auto size-[55vmin] opacity-80"
      >
        <path
          d={tracePath('splash', { width: 400, height: 400, lines: 1, points: 64 })}
          pathLength="1"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          className="splash-wave"
        />
      </svg>
      <p
        dir="ltr"
        className="display me-gutter mb-4 flex h-lh items-start justify-end overflow-clip text-hero tabular-nums"
      >
        {places.map(({ name, lines }) => (
          <span key={name} className={`splash-${name} whitespace-pre`}>
            {lines.join('\n')}
          </span>
        ))}
        %
      </p>
      <div className="splash-bar" />
    </div>
  )
}
