import { WaveLetters } from '#ui/wave-letters.tsx'

/**
 * Phrases in one grid cell, one visible at a time (client.ts). Hidden from screen readers: the headline lists all of them.
 */
export function RotatingWords({ phrases }: { phrases: string[] }) {
  return (
    <span className="page-head-turns grid text-accent noscript:block">
      {phrases.map((phrase, index) => (
        <span
          key={phrase}
          data-shown={index === 0 || undefined}
          className="col-start-1 row-start-1 whitespace-nowrap transition-[opacity,translate] duration-420 noscript:block script:not-data-shown:translate-y-[0.22em] script:not-data-shown:opacity-0"
        >
          <WaveLetters text={phrase} cycles={1.2} phase={index / phrases.length + 0.1} breathes />
        </span>
      ))}
    </span>
  )
}
