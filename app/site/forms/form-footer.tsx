import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'

type FormFooterProps = {
  busy: boolean
  /** Uploaded fraction, 0 to 1. */
  progress: number
  submit: string
  /** What the data is used for. */
  privacyNote: string
}

/** The upload's progress, the submit button and the privacy note. */
export function FormFooter({ busy, progress, submit, privacyNote }: FormFooterProps) {
  const { t } = useLanguage()
  return (
    <div className="grid gap-4">
      {busy && (
        <progress
          className="upload-progress"
          aria-label={t('Upload')}
          max={100}
          value={Math.round(progress * 100)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy} disabled={busy} className="min-h-14 px-9">
          {busy ? t('Sending') : submit}
        </Button>
        <p className="max-w-[44ch] text-small text-soft">{privacyNote}</p>
      </div>
    </div>
  )
}
