import { WaveLetters } from './wave-letters.tsx'

/** The mark: one wave that is also the first letter. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 28" aria-hidden="true" className={className}>
      <path
        d="M2 3c4 0 4.5 22 9 22s4.5-16 9-16 4.5 16 9 16 5-22 9-22"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The mark with the name, whose letters carry the wave on. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark className="h-5 w-auto" />
      <span className="display text-[1.375rem] leading-none">
        <WaveLetters text={name} cycles={1.5} phase={0.15} />
      </span>
    </span>
  )
}
