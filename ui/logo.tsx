import { mark, nameWave } from '#ui/mark.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'

/** The logo's icon: a wave that is also the letter W. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true" className={className}>
      <path d={mark.path} fill="none" stroke="currentColor" strokeWidth={mark.stroke} />
    </svg>
  )
}

/** The icon and the name, whose letters continue the wave. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-baseline gap-2.5">
      <LogoMark className="h-[1.1875rem] w-auto shrink-0" />
      <span className="display text-[1.375rem] leading-none">
        <WaveLetters text={name} {...nameWave} />
      </span>
    </span>
  )
}
