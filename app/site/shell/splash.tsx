import { tracePath } from '#ui/wave-paths.ts'

/** An overlay over the rendered page, animated by CSS alone. */
export function Splash() {
  return (
    <div className="splash" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 400 400"
        className="splash-figure absolute inset-0 m-auto h-[55vmin] w-[55vmin] opacity-80"
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
      <p className="display splash-number px-gutter pb-4 text-hero tabular-nums" />
      <div className="splash-bar" />
    </div>
  )
}
