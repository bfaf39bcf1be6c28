import { island } from '#ui/island.tsx'
import { letterWave } from '#ui/wave.ts'
import type { WaveLettersMotion } from '#ui/wave-letters-client.ts'

/** Steps of the display font's width axis, narrow to wide; the classes are in ui/type.css. */
const STEPS = 10
/** Keeps two words in one line; the display font does not have it, so a space is shown. */
const NO_BREAK_SPACE = '\u00a0'

type WaveLettersProps = {
  text: string
  /** Number of waves over the text. */
  cycles?: number
  /** Start of the text within the wave, 0 to 1. */
  phase?: number
  /** Whether the widths answer scrolling (ui/type.css) and the pointer (wave-letters-client.ts): for headlines. */
  breathes?: boolean
  /** Whether screen readers have the text from elsewhere. */
  isDecoration?: boolean
}

/** Scripts whose letters stand alone: those of others join or combine, and would come apart. Marks of the editor are inherited. */
const separable = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u

/** Text whose letters are wide at the crests of a wave and narrow in its troughs. Screen readers get plain text. */
export function WaveLetters({
  text,
  cycles = 1,
  phase = 0,
  breathes,
  isDecoration,
}: WaveLettersProps) {
  if (!separable.test(text)) return text
  const classes = letterClasses(text.length, cycles, phase)
  let position = 0
  const words = text.split(' ').map((word) => {
    const start = position
    position += word.length + 1
    return { word, start }
  })
  return (
    <>
      {!isDecoration && <span className="sr-only">{text}</span>}
      <span
        aria-hidden="true"
        {...(breathes &&
          island<WaveLettersMotion>({
            name: 'wave-letters',
            when: 'move',
            props: { cycles: rounded(cycles), phase: rounded(phase) },
          }))}
      >
        {words.map(({ word, start }, index) => (
          <span key={start}>
            {index > 0 && ' '}
            <span className="whitespace-nowrap">
              {[...word].map((letter, offset) =>
                letter === NO_BREAK_SPACE ? (
                  ' '
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other identity
                  <span key={offset} className={classes[start + offset]}>
                    {letter}
                  </span>
                ),
              )}
            </span>
          </span>
        ))}
      </span>
    </>
  )
}

/** A class for each letter: its width, and on which side of a crest it is. */
function letterClasses(count: number, cycles: number, phase: number) {
  const following = letterWave(count, cycles, phase + 0.01)
  return letterWave(count, cycles, phase).map((weight, index) => {
    const falls = (following[index] ?? 0) < weight
    return `wide-${Math.round(weight * STEPS)}${falls ? ' falls' : ''}`
  })
}

function rounded(value: number) {
  return Math.round(value * 100) / 100
}
