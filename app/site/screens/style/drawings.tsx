import { useSite } from '#app/use-site.ts'
import { hueOf } from '#ui/spectrum.ts'
import { WaveArt } from '#ui/wave-art.tsx'
import { WaveLetters } from '#ui/wave-letters.tsx'
import type { WaveKind } from '#ui/wave-paths.ts'
import { Specimen } from './specimen.tsx'

const kinds: { kind: WaveKind; lambda: number }[] = [
  { kind: 'interference', lambda: 460 },
  { kind: 'spectrum', lambda: 520 },
  { kind: 'trace', lambda: 590 },
  { kind: 'rings', lambda: 650 },
]

export function Drawings() {
  const { site } = useSite()
  return (
    <>
      {kinds.map(({ kind, lambda }) => (
        <Specimen key={kind} name={`${kind}, ${lambda} nm`} file="wave-art.tsx">
          {() => (
            <div {...hueOf(lambda)} className="text-accent">
              <WaveArt
                kind={kind}
                seed={site.tagline}
                width={560}
                height={260}
                className="h-auto w-full"
              />
            </div>
          )}
        </Specimen>
      ))}
      <Specimen name="Letters: one wave, two waves, half a wave later" file="wave-letters.tsx">
        {() => (
          <div className="display grid gap-2 text-[clamp(1.5rem,3.2vw,3rem)] leading-none">
            <p>
              <WaveLetters text={site.tagline} />
            </p>
            <p>
              <WaveLetters text={site.tagline} cycles={2} />
            </p>
            <p>
              <WaveLetters text={site.tagline} phase={0.5} />
            </p>
          </div>
        )}
      </Specimen>
    </>
  )
}
