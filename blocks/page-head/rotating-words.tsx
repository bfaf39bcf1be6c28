import { WaveLetters } from '#ui/wave-letters.tsx'

type RotatingWordsProps = {
  phrases: string[]
  /** Which of them is seen. */
  place: number
}

/** Phrases in one grid cell, of which one is visible. Hidden from screen readers: the headline has all of them once. */
export function RotatingWords({ phrases, place }: RotatingWordsProps) {
  return (
    <span className="page-head-turns grid text-accent noscript:block">
      {phrases.map((phrase, index) => (
        <span
          key={phrase}
          data-shown={index === place || undefined}
          className="col-start-1 row-start-1 whitespace-nowrap transition-[opacity,translate] duration-420 noscript:block [@media(scripting:enabled)]:not-data-shown:translate-y-[0.22em] [@media(scripting:enabled)]:not-data-shown:opacity-0"
        >
          <WaveLetters text={phrase} cycles={1.2} phase={index / phrases.length + 0.1} />
        </span>
      ))}
    </span>
  )
}
