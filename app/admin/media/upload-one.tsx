import { useEffect, useId, useState } from 'react'
import { fileSize } from '#model/file-size.ts'
import { mediaNameOf } from '#model/media/media.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AltFields } from './alt-fields.tsx'
import { FilePreview } from './file-preview.tsx'
import { uploadErrors, useUpload } from './use-upload.ts'

type UploadOneProps = {
  file: File
  /** Text of the button. */
  label: string
  /** False if another button is the screen's main action. */
  isMain?: boolean
  /** Starts the upload once it is true: with “Upload all”, one file after another. */
  isStarted?: boolean
  /** Called after each attempt, successful or not. */
  onSettled?: () => void
  /** `alt` as typed. */
  onDone: (item: MediaItem, alt: string) => void
  onRemove: () => void
}

/** Uploads a chosen file with its name and alt text. No <form>, because it may be inside one. */
export function UploadOne(props: UploadOneProps) {
  const { file, label, isMain = true, isStarted, onSettled, onDone, onRemove } = props
  const id = useId()
  const [name, setName] = useState(() => mediaNameOf(file.name))
  const [text, setText] = useState({ alt: '', decorative: false })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { busy, send } = useUpload((answer) => {
    if (answer.ok) onDone(answer.value, text.decorative ? '' : text.alt.trim())
    else setErrors(answer.errors ?? { file: answer.message })
    onSettled?.()
  })

  function start() {
    const newErrors = uploadErrors(file, text)
    setErrors(newErrors ?? {})
    if (!newErrors) return send(file, { name, ...text })
    onSettled?.()
    document.getElementById(`${id}-alt`)?.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: uploads once per start
  useEffect(() => {
    if (isStarted) start()
  }, [isStarted])

  return (
    <div
      className="grid grid-cols-1 gap-5 p-5 border border-line rounded-card sm:grid-cols-[--spacing(48)_minmax(0,--spacing(136))]"
      aria-busy={busy}
    >
      <FilePreview file={file} />
      <div className="grid min-w-0 content-start gap-4">
        <p className="label text-soft [overflow-wrap:anywhere]">
          {file.name}, {fileSize(file.size)}
        </p>
        {errors.file && (
          <p role="alert" className="font-semibold text-alarm">
            {errors.file}
          </p>
        )}
        <TextField
          id={`${id}-name`}
          label="Name"
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <AltFields
          id={id}
          {...text}
          error={errors.alt}
          onChange={(change) => setText((now) => ({ ...now, ...change }))}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            type="button"
            variant={isMain ? 'solid' : 'outline'}
            busy={busy}
            onClick={start}
          >
            {label}
          </Button>
          <Button size="sm" variant="outline" type="button" aria-disabled={busy} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </div>
  )
}
