import { Spinner } from '#ui/button.tsx'

/** Shown and announced while something is loading. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="label flex min-h-48 items-center justify-center gap-3 text-soft">
      <Spinner />
      {text}
    </p>
  )
}
