import { Button } from '#ui/button.tsx'

type FormFootProps = {
  busy: boolean
  /** Share of the upload that has left, 0 to 1. */
  progress: number
  submit: string
  /** What is done with the words. */
  promise: string
}

/** The end of a form: how far the upload is, the button, the promise. */
export function FormFoot({ busy, progress, submit, promise }: FormFootProps) {
  return (
    <div className="grid gap-4">
      {busy && (
        <progress
          className="upload-progress"
          aria-label="Upload"
          max={100}
          value={Math.round(progress * 100)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy} disabled={busy} className="min-h-14 px-9">
          {busy ? 'Sending' : submit}
        </Button>
        <p className="max-w-[44ch] text-small text-soft">{promise}</p>
      </div>
    </div>
  )
}
