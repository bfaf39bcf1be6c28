import { WaveArt } from '#ui/wave-art.tsx'

/** The drawing at the end of the newsletter screens, as wide as the window. */
export function NewsletterWave({ seed }: { seed: string }) {
  return (
    <WaveArt
      kind="spectrum"
      seed={seed}
      width={1600}
      height={160}
      lines={132}
      stroke={5}
      className="mt-section h-auto w-[max(100%,60rem)] max-w-none text-fill"
    />
  )
}
