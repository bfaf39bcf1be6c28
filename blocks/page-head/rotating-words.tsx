import { WaveLetters } from '#ui/wave-letters.tsx'

type RotatingWordsProps = {
  phrases: string[]
  /** Which of them is seen. */
  place: number
}

/** Phrases in one place, of which one is seen. For the eye alone: the headline says all of them once. */
export function RotatingWords({ phrases, place }: RotatingWordsProps) {
  return (
    <span className="page-head-turns">
      {phrases.map((phrase, index) => (
        <span key={phrase} data-shown={index === place || undefined}>
          <WaveLetters text={phrase} cycles={1.2} phase={index / phrases.length + 0.1} />
        </span>
      ))}
    </span>
  )
}
